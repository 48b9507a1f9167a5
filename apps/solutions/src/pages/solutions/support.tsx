import { bench, support } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  StatRow,
  Testimonials,
} from '@vantedge/shared-ui';
import { Bench } from '../../components/bench.tsx';
import { ChannelChoice } from '../../components/channel-choice.tsx';
import { FullWeek } from '../../components/full-week.tsx';
import { ResponseHour } from '../../components/response-hour.tsx';
import { HandoffSteps } from '../../components/handoff-steps.tsx';

export default function SupportPage() {
  const { groups, bench: people, channels, week, questions, closing } = support;
  return (
    <>
      <Seo page={support} />
      <PageHero variant="inner" sky="night" {...support.hero}>
        <ResponseHour {...support.response} />
        <StatRow items={support.metrics} />
      </PageHero>
      <PageNavigation sections={support.sections} />
      <Section id="channels" color="blue" title={channels.title} lead={channels.lead}>
        <ChannelChoice {...channels} />
      </Section>
      <Section id="week" surface="dark" title={week.title} lead={week.lead} space="figure">
        <FullWeek {...week} />
      </Section>
      <Section id="levels" color="blue" title={groups.title} lead={groups.lead} space="figure">
        <HandoffSteps modules={groups.items} labels={groups.labels} />
      </Section>
      <Section id="bench" surface="tint" color="blue" title={people.title} lead={people.lead}>
        <Bench {...bench} first="Technical support" />
      </Section>
      <Testimonials {...support.testimonials} />
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="blue" />
    </>
  );
}
