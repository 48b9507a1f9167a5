import { pm } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  SectionHead,
  Testimonials,
} from '@vantedge/shared-ui';
import { CredentialBand } from '../../components/credential-band.tsx';
import { LevelIndex } from '../../components/level-index.tsx';
import { PhaseSteps } from '../../components/phase-steps.tsx';
import { PlatformList } from '../../components/platform-list.tsx';
import { ProofRow } from '../../components/proof-row.tsx';

export default function PmPage() {
  const { services, process, tools, questions } = pm;
  return (
    <>
      <Seo page={pm.meta} />
      <PageHero variant="inner" sky="noon" {...pm.hero}>
        <ProofRow proofs={pm.metrics} />
      </PageHero>
      <PageNavigation sections={pm.sections} />
      <Section id="process" labelledBy="process-title" surface="tint" color="blue">
        <SectionHead id="process-title" title={process.title} lead={process.lead} />
        <PhaseSteps phases={process.phases} upright />
      </Section>
      <Section labelledBy="services-title" color="blue">
        <SectionHead id="services-title" title={services.title} lead={services.lead} />
        <PlatformList platforms={services.items} layout="quarters" />
      </Section>
      <CredentialBand id="credentials-title" {...pm.credentials} />
      <Section labelledBy="tools-title" color="blue">
        <SectionHead id="tools-title" title={tools.title} lead={tools.lead} />
        <LevelIndex levels={tools.levels} />
      </Section>
      <Testimonials variant="plain" {...pm.testimonials} />
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...pm.closing} color="blue" />
    </>
  );
}
