import { customerSupport } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCall, Faq, PageHero, Section, SectionHead, Voices } from '@vantedge/shared-ui';
import { AskedFor } from '../../components/customer-support/asked-for.tsx';
import { CalendarStrip } from '../../components/calendar-strip.tsx';
import { CallDays } from '../../components/call-days.tsx';
import { ChatLog } from '../../components/customer-support/chat-log.tsx';
import { LinkedText } from '../../components/linked-text.tsx';
import { ReasonRows } from '../../components/reason-rows.tsx';

export default function CustomerSupportPage() {
  const { chat, groups, launch, advantages, questions, closing } = customerSupport;
  return (
    <>
      <Seo page={customerSupport.meta} />
      <PageHero variant="inner" {...customerSupport.hero} aside={<ChatLog {...chat} />} />
      <Section labelledBy="groups-title" color="green">
        <SectionHead id="groups-title" title={groups.title} lead={groups.lead} />
        <AskedFor groups={groups.items} />
      </Section>
      <Voices tone="night" {...customerSupport.testimonials} />
      <Section labelledBy="advantages-title" color="green">
        <SectionHead id="advantages-title" title={advantages.title} />
        <ReasonRows reasons={advantages.items} />
      </Section>
      <Section id="launch" labelledBy="launch-title" tone="paper-2" color="green">
        <SectionHead id="launch-title" title={launch.title} lead={launch.lead} />
        <CalendarStrip weeks={launch.weeks} phases={launch.phases} />
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCall {...closing} color="green" mark={<CallDays days={closing.days} />} />
    </>
  );
}
