import { engagementModels } from '@vantedge/content-pricing';
import { terms } from '@vantedge/content-shared';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  LinkArrow,
  PageNavigation,
  Section,
  SectionTitle,
  SheetHero,
  SheetPage,
  TermSheet,
} from '@vantedge/shared-ui';
import { RateInclusions } from '../components/engagement-models/rate-inclusions.tsx';
import { ModelRow } from '../components/engagement-models/model-row.tsx';
import { RangeTable } from '../components/engagement-models/range-table.tsx';
import { SavingsTable } from '../components/engagement-models/savings-table.tsx';
import { EstimateFigures, EstimateHead, PAPER } from '../components/rate-card/calculator/estimate-paper.tsx';

export default function EngagementModelsPage() {
  const { hero, example, models, market, examples, inclusion, closing } = engagementModels;
  return (
    <SheetPage>
      <Seo page={engagementModels} />
      <SheetHero
        {...hero}
        document={
          <div className={PAPER}>
            <EstimateHead {...example} />
            <EstimateFigures {...example} brief />
          </div>
        }
      />
      <PageNavigation sections={engagementModels.sections} />
      <Section id="models" size="lg" title={models.title}>
        <div>
          {models.rows.map((model) => (
            <ModelRow key={model.id} {...model} perHour={models.perHour} more={models.more} />
          ))}
        </div>
      </Section>
      <Section id="market" surface="tint" title={market.title} lead={market.text}>
        <RangeTable {...market} />
      </Section>
      <Section id="savings" layout="free" title={examples.title}>
        <div className="grid-12">
          <div className="col-span-full xl:col-span-4">
            <SectionTitle />
            <p className="mt-5 max-w-prose text-slate xl:max-w-brief">{examples.text}</p>
            <LinkArrow className="mt-3" to={examples.action.to}>
              {examples.action.label}
            </LinkArrow>
          </div>
          <SavingsTable {...examples} />
        </div>
      </Section>
      <RateInclusions {...inclusion} />
      <TermSheet {...terms} />
      <ClosingCta {...closing} />
    </SheetPage>
  );
}
