import { caseStudies } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCall, PageHero, StatRow, Voices } from '@vantedge/shared-ui';
import { useRef } from 'react';
import { labelledFigures } from '../components/labelled-figures.ts';
import { CaseLists } from '../components/listing/case-lists.tsx';
import { chosenEntries } from '../components/listing/chosen-entries.ts';
import { EmptyState } from '../components/listing/empty-state.tsx';
import { FilterBar } from '../components/listing/filter-bar.tsx';
import { FilterStatus } from '../components/listing/filter-status.tsx';
import { FilterToggle } from '../components/listing/filter-toggle.tsx';
import { ImpactHundreds } from '../components/listing/impact-hundreds.tsx';
import { resultSentence } from '../components/listing/result-sentence.ts';
import { useFilter } from '../components/listing/use-filter.ts';

export default function CaseStudiesPage() {
  const { hero, filters, industries, services, entries, closing } = caseStudies;
  const filter = useFilter(caseStudies);
  const result = useRef<HTMLParagraphElement>(null);
  const shown = chosenEntries(entries, filter.choice);
  const sentence = resultSentence(filters, { choice: filter.choice, count: shown.length });
  const clear = () => {
    filter.choose({});
    // The button that was pressed is about to be gone.
    result.current?.focus();
  };
  return (
    <>
      <Seo page={caseStudies.meta} />
      <PageHero
        variant="inner"
        breadcrumb={caseStudies.breadcrumb}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        controls={
          <FilterToggle
            label={filters.toggle}
            open={filter.open}
            onToggle={filter.toggle}
            controls="filters"
          />
        }
      >
        <StatRow items={labelledFigures(hero.stats)} />
      </PageHero>
      <FilterBar
        id="filters"
        page={caseStudies.meta.path}
        words={filters}
        {...{ industries, services, entries, filter, result, sentence }}
        onClear={clear}
      />
      <FilterStatus text={sentence} />
      {shown.length ? (
        <CaseLists
          entries={shown}
          featured={caseStudies.featured}
          more={caseStudies.more}
          details={caseStudies.details}
        />
      ) : (
        <EmptyState words={caseStudies.empty} choice={filter.choice} onReset={clear} />
      )}
      <ImpactHundreds {...caseStudies.impact} />
      <Voices tone="plain" {...caseStudies.testimonials} />
      <ClosingCall title={closing.title} text={closing.text} actions={closing.actions} />
    </>
  );
}
