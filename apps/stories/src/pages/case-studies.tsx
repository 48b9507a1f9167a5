import { caseStudies } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, enhanced, PageHero, StatRow } from '@vantedge/shared-ui';
import { useMemo, useRef } from 'react';
import { CaseLists as PlainCaseLists } from '../components/case-studies/case-lists.tsx';
import { filterCases, resultSentence } from '../components/case-studies/filter-selection.ts';
import { EmptyState } from '../components/case-studies/empty-state.tsx';
import { FilterBar } from '../components/case-studies/filter-bar.tsx';
import { ImpactBars } from '../components/case-studies/impact-bars.tsx';
import { MarginQuote } from '../components/story/dossier.tsx';
import { useFilter } from '../components/case-studies/use-filter.ts';

const CaseLists = enhanced(PlainCaseLists, () =>
  import('../components/case-studies/case-lists-in-motion.tsx').then(
    ({ CaseListsInMotion }) => CaseListsInMotion,
  ),
);

export default function CaseStudiesPage() {
  const { hero, filters, cases, closing } = caseStudies;
  const filter = useFilter(caseStudies);
  const result = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(() => filterCases(cases, filter.selection), [cases, filter.selection]);
  const sentence = resultSentence(filters, { selection: filter.selection, count: shown.length });
  const clear = () => {
    filter.choose({});
    // The pressed button is about to be removed.
    result.current?.focus();
  };
  return (
    <>
      <Seo page={caseStudies} />
      <PageHero
        variant="inner"
        sky="noon"
        breadcrumb={caseStudies.hero.breadcrumb}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
      >
        <StatRow items={hero.stats} compact />
      </PageHero>
      <FilterBar listing={caseStudies} {...{ filter, result, sentence }} onClear={clear} />
      {shown.length === 0 && (
        <EmptyState labels={caseStudies.empty} selection={filter.selection} onReset={clear} />
      )}
      <CaseLists
        cases={shown}
        featured={caseStudies.featured}
        more={caseStudies.more}
        details={caseStudies.details}
      />
      <ImpactBars {...caseStudies.impact} />
      <MarginQuote label={caseStudies.testimonials.title} {...caseStudies.testimonials.items[0]} />
      <ClosingCta title={closing.title} text={closing.text} actions={closing.actions} />
    </>
  );
}
