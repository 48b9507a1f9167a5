import { industriesIndex } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, DataTable, Faq, LinkedText, PageHero, Section } from '@vantedge/shared-ui';
import { TradeEntry, TradeScores } from '../components/industries.tsx';

export default function IndustriesPage() {
  const { industries, standards, questions } = industriesIndex;
  return (
    <>
      <Seo page={industriesIndex.meta} />
      <PageHero variant="inner" {...industriesIndex.hero}>
        <TradeScores trades={industries} />
      </PageHero>
      <Section label={industriesIndex.hero.name}>
        {industries.map((industry) => (
          <TradeEntry key={industry.to} {...industry} />
        ))}
      </Section>
      <Section id="standards" labelledBy="standards-title" surface="tint">
        <div className="gap-gutter lg:grid lg:grid-cols-12">
          <div className="mb-9 lg:col-span-4">
            <h2 id="standards-title">{standards.title}</h2>
            <p className="mt-4 max-w-[34ch] text-slate">{standards.lead}</p>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <DataTable {...standards} labelClassName="whitespace-nowrap" />
          </div>
        </div>
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...industriesIndex.closing} />
    </>
  );
}
