import { calculator, rateCard } from '@vantedge/content-pricing';
import { company, terms } from '@vantedge/content-shared';
import { Seo } from '@vantedge/seo';
import {
  Faq,
  PageHero,
  PageNavigation,
  Section,
  SectionTitle,
  StatList,
  TermSheet,
} from '@vantedge/shared-ui';
import { ChannelLinks, ContactCard } from '../components/rate-card/contact-card.tsx';
import { OfficeClocks } from '../components/rate-card/office-clocks.tsx';
import { EstimateProvider } from '../components/rate-card/calculator/estimate-provider.tsx';
import { SavingsCalculator } from '../components/rate-card/calculator/savings-calculator.tsx';
import { ClientInvoice } from '../components/rate-card/client-invoice.tsx';
import { ModelCard } from '../components/rate-card/model-card.tsx';
import { PriceComparison } from '../components/rate-card/price-comparison.tsx';
import { RateTable } from '../components/rate-card/rate-table.tsx';

export default function RateCardPage() {
  const { hero, stack, transparency, models, caseStudy, questions, contact, hours } = rateCard;
  return (
    <EstimateProvider>
      <Seo page={rateCard} />
      <PageHero
        variant="plain"
        sky="night"
        title={
          <>
            {hero.title} <br />
            <em>{hero.accent}</em>
          </>
        }
        lead={hero.lead}
        actions={hero.actions}
      >
        <PriceComparison {...stack} />
      </PageHero>
      <PageNavigation sections={rateCard.sections} />
      <Section id="why" className="isolate" title={transparency.title} lead={transparency.lead}>
        <RateTable {...transparency} />
      </Section>
      <TermSheet {...terms} id="billing" links={[]} />
      <SavingsCalculator {...calculator} />
      <Section id="models" title={models.title} action={models.action}>
        <div className="snap-row grid gap-y-0 pb-2 md:grid-cols-2 md:gap-y-10 md:pb-0 lg:grid-cols-4 lg:gap-y-0 print:grid-cols-4">
          {models.rows.map((model) => (
            <ModelCard key={model.id} {...model} labels={models} />
          ))}
        </div>
      </Section>
      <ClientInvoice {...caseStudy} />
      <Faq name="faq" title={questions.title} groups={questions.groups}>
        <h3>{questions.more.title}</h3>
        <p>{questions.more.text}</p>
        <ChannelLinks links={questions.more.links} />
      </Faq>
      <Section
        id="contact"
        layout="free"
        size="sm"
        surface="tint"
        title={contact.section}
        className="py-section-md print:py-4"
      >
        <SectionTitle className="mb-6" />
        <div className="grid-12 items-start">
          <ContactCard {...contact} />
          <OfficeClocks {...hours} offices={company.offices} />
          <StatList
            className="col-span-full mt-8 border-t border-rule pt-6 print:mt-3 print:pt-3"
            size="sm"
            items={rateCard.companyStats}
          />
        </div>
      </Section>
    </EstimateProvider>
  );
}
