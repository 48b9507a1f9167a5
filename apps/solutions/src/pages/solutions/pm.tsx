import { bench, pm } from '@vantedge/content-solutions';
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
import { Certifications } from '../../components/certifications.tsx';
import { ToolLevels } from '../../components/tool-levels.tsx';
import { PhaseSteps } from '../../components/phase-steps.tsx';
import { PlatformList } from '../../components/platform-list.tsx';
import { StatPictograms } from '../../components/stat-pictograms.tsx';

export default function PmPage() {
  const { services, process, bench: people, tools, questions } = pm;
  return (
    <>
      <Seo page={pm} />
      <PageHero variant="inner" sky="noon" {...pm.hero}>
        <StatPictograms proofs={pm.metrics} />
      </PageHero>
      <PageNavigation sections={pm.sections} />
      <Section id="process" surface="tint" color="blue" title={process.title} lead={process.lead}>
        <PhaseSteps phases={process.phases} upright />
      </Section>
      <Section id="services" color="blue" title={services.title} lead={services.lead} space="figure">
        <PlatformList platforms={services.items} layout="quarters" />
      </Section>
      <Section id="bench" surface="tint" color="blue" title={people.title} lead={people.lead}>
        <Bench {...bench} first="Project managers" />
      </Section>
      <Certifications {...pm.credentials} />
      <Section id="tools" color="blue" title={tools.title}>
        <ToolLevels levels={tools.levels} />
      </Section>
      <Testimonials {...pm.testimonials} />
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...pm.closing} color="blue" />
    </>
  );
}
