import { caseStudies } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, enhanced, PageHero, StatRow, Testimonials } from '@vantedge/shared-ui';
import { useMemo, useRef } from 'react';
import { CaseLists as PlainCaseLists } from '../components/case-studies/case-lists.tsx';
import { filterCases, resultSentence } from '../components/case-studies/filter-selection.ts';
import { EmptyState } from '../components/case-studies/empty-state.tsx';
import { FilterBar, FilterToggle } from '../components/case-studies/filter-bar.tsx';
import { ImpactHundreds } from '../components/case-studies/impact-hundreds.tsx';
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
        controls={<FilterToggle label={filters.toggle} filter={filter} />}
      >
        <StatRow items={hero.stats} />
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
      <ImpactHundreds {...caseStudies.impact} />
      <Testimonials variant="plain" {...caseStudies.testimonials} />
      <ClosingCta title={closing.title} text={closing.text} actions={closing.actions} />
    </>
  );
}
