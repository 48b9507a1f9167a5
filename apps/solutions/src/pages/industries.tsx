import { industriesIndex } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, Section, SectionTitle } from '@vantedge/shared-ui';
import {
  CodedLines,
  CodeDiff,
  LedgerLines,
  ProofLine,
  StandardsMatrix,
  TradePanels,
} from '../components/industries.tsx';

export default function IndustriesPage() {
  const { industries, samples, standards, questions } = industriesIndex;
  return (
    <>
      <Seo page={industriesIndex.meta} />
      <PageHero variant="inner" sky="noon" {...industriesIndex.hero}>
        <TradePanels
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
      <Section id="standards">
        <div className="gap-gutter lg:grid lg:grid-cols-12">
          <div className="mb-9 lg:col-span-4">
            <SectionTitle>{standards.title}</SectionTitle>
            <p className="mt-4 max-w-narrow text-slate">{standards.lead}</p>
          </div>
          <div className="lg:col-span-8">
            <StandardsMatrix {...standards} />
          </div>
        </div>
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...industriesIndex.closing} />
    </>
  );
}
