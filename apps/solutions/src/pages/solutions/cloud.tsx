import { cloud } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, PageNavigation, Section, StatRow } from '@vantedge/shared-ui';
import { PhaseRibbon } from '../../components/phase-ribbon.tsx';
import { Certifications } from '../../components/certifications.tsx';
import { PhaseSteps } from '../../components/phase-steps.tsx';
import { PlatformList } from '../../components/platform-list.tsx';
import { DowntimeScale } from '../../components/downtime-scale.tsx';
import { StrategyNotes } from '../../components/strategy-notes.tsx';

export default function CloudPage() {
  const { strategies, providers, method, questions } = cloud;
  const { caption, ticks } = strategies;
  return (
    <>
      <Seo page={cloud} />
      <PageHero variant="inner" sky="night" {...cloud.hero}>
        <DowntimeScale {...cloud.year} />
        <StatRow items={cloud.benefits} />
      </PageHero>
      <PageNavigation sections={cloud.sections} />
      <Section id="strategies" color="blue" title={strategies.title} lead={strategies.lead} space="none">
        <PhaseRibbon caption={caption} ticks={ticks} phases={strategies.items} parallel />
        <StrategyNotes items={strategies.items} label={strategies.bestFor} />
      </Section>
      <Section id="method" surface="tint" color="blue" title={method.title} lead={method.lead}>
        <PhaseSteps phases={method.phases} upright />
      </Section>
      <Section id="providers" color="blue" title={providers.title} lead={providers.lead} space="figure">
        <PlatformList platforms={providers.items} layout="quarters" note={providers.note} />
      </Section>
      <Certifications {...cloud.compliance} />
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...cloud.closing} color="blue" />
    </>
  );
}
