import type { CaseEntry, CaseFacet, CaseFilterLabels } from '@vantedge/content-stories';
import { Icon, TextButton } from '@vantedge/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { filterEntries } from './filter-entries.ts';
import { Chip } from './chip.tsx';
import { type FilterSelection, FILTER_PARAMS } from './filter-selection.ts';
import { usePreHydrationSelection } from './use-pre-hydration-selection.ts';
import type { Filter } from './use-filter.ts';

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
    <div className="filter-bar" data-shown={open || narrowed || undefined} ref={bar}>
      <div className="wrap">
        <form
          className="filter-choices"
          id={id}
          action={page}
          aria-label={labels.label}
          data-shown={open || undefined}
        >
          <fieldset className="chip-set">
            <legend>{labels.industry}</legend>
            <div>
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
          <div className="filter-service">
            <label htmlFor={`${id}-service`}>{labels.service}</label>
            <span className="select">
              <select
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
              </select>
              <Icon name="chevron" />
            </span>
          </div>
        </form>
        <p className="filter-result" ref={result} tabIndex={-1}>
          {selection.unknown && <span>{labels.unknown}</span>} <span>{sentence}</span>{' '}
          {narrowed && <TextButton onClick={onClear}>{labels.clear}</TextButton>}
        </p>
      </div>
    </div>
  );
}
