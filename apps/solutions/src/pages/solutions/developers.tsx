import { bench, developers } from '@vantedge/content-solutions';
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
import { Bench } from '../../components/bench.tsx';
import { ServiceGroups } from '../../components/service-groups.tsx';
import { ClosingDays } from '../../components/closing-marks.tsx';
import { WorkDays } from '../../components/work-days.tsx';
import { HourlyRateChart } from '../../components/hourly-rate-chart.tsx';

export default function DevelopersPage() {
  const { deployment, talent, capabilities, questions, closing } = developers;
  return (
    <>
      <Seo page={developers} />
      <PageHero variant="inner" sky="night" {...developers.hero}>
        <HourlyRateChart {...developers.comparison} />
      </PageHero>
      <PageNavigation sections={developers.sections} />
      <Section id="deployment" color="blue" title={deployment.title} lead={deployment.lead} space="figure">
        <WorkDays day={deployment.day} steps={deployment.steps} />
      </Section>
      <Section id="talent" surface="tint" color="blue" title={talent.title} lead={talent.lead}>
        <Bench {...bench} first="Developers" />
      </Section>
      <Testimonials {...developers.testimonials} />
      <Section id="capabilities" color="blue" title={capabilities.title} lead={capabilities.lead}>
        <ServiceGroups groups={capabilities.groups} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="blue" mark={<ClosingDays days={closing.days} />} />
    </>
  );
}
