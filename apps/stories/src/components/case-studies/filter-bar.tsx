import type { CaseEntry, CaseFacet, CaseFilterLabels } from '@vantedge/content-stories';
import { Select, TextButton } from '@vantedge/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { filterEntries } from './filter-entries.ts';
import { Chip } from './chip.tsx';
import { type FilterSelection, FILTER_PARAMS } from './filter-selection.ts';
import { usePreHydrationSelection } from './use-pre-hydration-selection.ts';
import type { Filter } from './use-filter.ts';

const LABEL = 'mb-2.5 block text-small/snug font-medium text-slate';

interface Props {
  id: string;
  /** Path of the listing, which the form submits to before hydration. */
  page: string;
  labels: CaseFilterLabels;
  industries: readonly CaseFacet[];
  services: readonly CaseFacet[];
  entries: readonly CaseEntry[];
  filter: Filter;
  /** The element with the result text: receives the focus when the button below it disappears. */
  result: RefObject<HTMLParagraphElement | null>;
  /** Result text. */
  sentence: string;
  onClear: () => void;
}

/** One industry, one service, and the number of matching entries, which stays visible when the filters are closed. */
export function FilterBar({
  id,
  page,
  labels,
  industries,
  services,
  entries,
  filter,
  result,
  sentence,
  onClear,
}: Props) {
  const { choice: selection, narrowed, open, opened, choose } = filter;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const list = useRef<HTMLSelectElement>(null);
  usePreHydrationSelection(list, services, filter);
  const left = (change: FilterSelection) => filterEntries(entries, { ...selection, ...change }).length;
  return (
    <div
      className="filter-bar hidden scroll-mt-16 border-b border-line bg-paper-2 data-shown:block filters-open:block"
      data-shown={open || narrowed || undefined}
      ref={bar}
    >
      <div className="wrap">
        <form
          className="hidden grid-cols-12 items-start gap-x-gutter gap-y-5 border-b border-line pt-8 pb-5 data-shown:grid filters-open:grid"
          id={id}
          action={page}
          aria-label={labels.label}
          data-shown={open || undefined}
        >
          <fieldset className="col-span-full min-w-0 lg:col-span-9">
            <legend className={LABEL}>{labels.industry}</legend>
            <div className="flex flex-wrap gap-2">
              {[undefined, ...industries].map((industry) => (
                <Chip
                  key={industry?.slug ?? ''}
                  label={industry?.name ?? labels.all}
                  slug={industry?.slug ?? ''}
                  count={left({ industry })}
                  selected={selection.industry === industry}
                  onSelect={() => choose({ ...selection, industry })}
                />
              ))}
            </div>
          </fieldset>
          <div className="col-span-full md:max-lg:max-w-90 lg:col-[10/-1]">
            <label className={LABEL} htmlFor={`${id}-service`}>
              {labels.service}
            </label>
            <Select
              className="min-h-11 w-full rounded-control border border-control bg-paper pr-10 pl-3.5 text-md/tight text-ink hover:border-ink"
              id={`${id}-service`}
              name={FILTER_PARAMS.service}
              autoComplete="off"
              ref={list}
              value={selection.service?.slug ?? ''}
              onChange={({ target }) =>
                choose({ ...selection, service: services.find(({ slug }) => slug === target.value) })
              }
            >
              <option value="">{labels.allServices}</option>
              {services.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        </form>
        <p
          className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 py-2 text-md"
          ref={result}
          tabIndex={-1}
        >
          {selection.unknown && <span>{labels.unknown}</span>} <span>{sentence}</span>{' '}
          {narrowed && <TextButton onClick={onClear}>{labels.clear}</TextButton>}
        </p>
      </div>
    </div>
  );
}
