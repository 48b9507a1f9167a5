import { customerSupport } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  Testimonials,
} from '@vantedge/shared-ui';
import { ChatLog } from '../../components/chat-log.tsx';
import { CustomerRequests } from '../../components/customer-requests.tsx';
import { CalendarStrip } from '../../components/calendar-strip.tsx';
import { ClosingDays } from '../../components/closing-marks.tsx';
import { Benefits } from '../../components/benefits.tsx';

export default function CustomerSupportPage() {
  const { chat, groups, launch, advantages, questions, closing } = customerSupport;
  return (
    <>
      <Seo page={customerSupport} />
      <PageHero
        variant="inner"
        sky="night"
        {...customerSupport.hero}
        aside={<ChatLog {...chat} className="self-center pb-section-md scheme-dark" />}
      />
      <PageNavigation sections={customerSupport.sections} />
      <Section id="groups" color="green" title={groups.title} lead={groups.lead}>
        <CustomerRequests groups={groups.items} />
      </Section>
      <Testimonials {...customerSupport.testimonials} />
      <Section id="advantages" color="green" title={advantages.title}>
        <Benefits reasons={advantages.items} />
      </Section>
      <Section
        id="launch"
        surface="tint"
        color="green"
        title={launch.title}
        lead={launch.lead}
        space="figure"
      >
        <CalendarStrip weeks={launch.weeks} phases={launch.phases} />
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="green" mark={<ClosingDays days={closing.days} />} />
    </>
  );
}
