import { industriesIndex } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, Section } from '@vantedge/shared-ui';
import { CodedLines, CodeDiff, LedgerLines, ProofLine } from '../components/trade-samples.tsx';
import { StandardsMatrix } from '../components/standards-matrix.tsx';
import { IndustryPanels } from '../components/industry-panels.tsx';

export default function IndustriesPage() {
  const { industries, samples, standards, questions } = industriesIndex;
  return (
    <>
      <Seo page={industriesIndex} />
      <PageHero variant="inner" sky="noon" {...industriesIndex.hero}>
        <IndustryPanels
          trades={industries}
          tag={samples.tag}
          samples={[
            <CodeDiff key="diff" {...samples.diff} />,
            <ProofLine key="proof" {...samples.proof} />,
            <LedgerLines key="ledger" {...samples.ledger} />,
            <CodedLines key="note" lines={samples.note} />,
          ]}
        />
      </PageHero>
      <Section id="standards" layout="wide" title={standards.title} lead={standards.lead} measure="narrow">
        <StandardsMatrix {...standards} />
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...industriesIndex.closing} />
    </>
  );
}
