import type { CaseStudiesPage } from '@vantedge/content-stories';
import {
  buttonClass,
  ChoiceTile,
  Field,
  Icon,
  Select,
  TextButton,
  useAdopted,
  useAnnounced,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  type Facets,
  FILTER_PARAMS,
  filterCases,
  type FilterSelection,
  readSelection,
} from './filter-selection.ts';
import type { Filter } from './use-filter.ts';

interface Props {
  listing: Pick<CaseStudiesPage, 'filters' | 'industries' | 'services' | 'cases'>;
  filter: Filter;
  /** The element with the result text: receives the focus when the button below it disappears. */
  result: RefObject<HTMLParagraphElement | null>;
  /** Result text; a change is announced. */
  sentence: string;
  onClear: () => void;
}

const ID = 'filters';

/**
 * The button that folds the filter, the number of matching cases, and one industry and one service. An option without a case
 * cannot be chosen, except the one that the URL names.
 */
export function FilterBar({ listing, filter, result, sentence, onClear }: Props) {
  const { filters: labels, industries, services, cases } = listing;
  const { selection, narrowed, open, opened } = filter;
  useAnnounced(sentence);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const form = useRef<HTMLFormElement>(null);
  const select = useFields(form, listing, filter);
  const left = (change: FilterSelection) => filterCases(cases, { ...selection, ...change }).length;
  return (
    <div className="filter-bar border-b border-line bg-surface-tint print:hidden" ref={bar}>
      <div className="page-edge flex flex-wrap items-center gap-x-5 py-3">
        <FilterToggle label={labels.toggle} filter={filter} />
        <form
          className="order-1 hidden w-full grid-cols-12 items-start gap-x-gutter gap-y-5 pt-5 pb-4 peer-open:grid data-open:grid"
          id={ID}
          data-query={Object.values(FILTER_PARAMS).join(' ')}
          ref={form}
          method="get"
          autoComplete="off"
          aria-label={labels.label}
          data-open={open || undefined}
          onChange={select}
        >
          <fieldset className="col-span-full min-w-0 lg:col-span-9">
            <legend className="mb-2.5 block text-small/snug font-medium text-slate">{labels.industry}</legend>
            <div className="flex flex-wrap gap-2">
              {[undefined, ...industries].map((industry) => (
                <Chip
                  key={industry?.slug ?? ''}
                  label={industry?.name ?? labels.all}
                  slug={industry?.slug ?? ''}
                  count={left({ industry })}
                  chosen={industry === selection.industry}
                />
              ))}
            </div>
          </fieldset>
          <Field
            size="sm"
            label={labels.service}
            className="col-span-full md:max-lg:max-w-90 lg:col-start-10 lg:-col-end-1"
          >
            <Select name={FILTER_PARAMS.service}>
              <option value="">{labels.allServices}</option>
              {services.map((service) => (
                <option
                  key={service.slug}
                  value={service.slug}
                  disabled={service !== selection.service && left({ service }) === 0}
                >
                  {service.name}
                </option>
              ))}
            </Select>
          </Field>
        </form>
        <p
          className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 text-md"
          ref={result}
          tabIndex={-1}
        >
          {selection.unknown && <span>{`${labels.unknown} `}</span>}
          <span>{`${sentence} `}</span>
          {narrowed && <TextButton onClick={onClear}>{labels.clear}</TextButton>}
        </p>
      </div>
    </div>
  );
}

interface ChipProps {
  label: string;
  /** Its query value; empty for all. */
  slug: string;
  /** Number of matching cases. */
  count: number;
  chosen: boolean;
}

const CHIP = clsx(
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-control px-3.5',
  'text-left text-md/tight transition-colors hover:border-ink',
  'has-checked:border-ink has-checked:bg-ink has-checked:text-surface',
  'has-disabled:border-dashed has-disabled:border-line has-disabled:text-slate',
);

/** One option of a filter, with its count. */
function Chip({ label, slug, count, chosen }: ChipProps) {
  return (
    <ChoiceTile
      filled
      className={CHIP}
      name={FILTER_PARAMS.industry}
      value={slug}
      defaultChecked={!slug}
      disabled={Boolean(slug) && !chosen && count === 0}
    >
      {label}{' '}
      <b className="text-small font-normal text-slate tabular-nums peer-checked:text-inherit">{count}</b>
    </ChoiceTile>
  );
}

/**
 * Opens and closes the filter; hidden without JavaScript, like the filter. It is the summary of empty details, so that
 * it works before hydration; the application then takes over its state.
 */
function FilterToggle({ label, filter: { open, toggle } }: { label: string; filter: Filter }) {
  const details = useRef<HTMLDetailsElement>(null);
  // The element reports what the application changes, too.
  const follow = () => {
    if (details.current!.open !== open) toggle();
  };
  const adopt = useEffectEvent(follow);
  // The visitor may have opened it before hydration, which React does not change.
  useEffect(() => adopt(), []);
  return (
    <details className="filter-toggle peer group noscript:hidden" open={open} ref={details} onToggle={follow}>
      <summary
        className={clsx(buttonClass('line'), 'px-4 group-open:border-ink [&::-webkit-details-marker]:hidden')}
        aria-controls={ID}
      >
        <Icon name="filter" className="mr-2.5" />
        {label}
      </summary>
    </details>
  );
}

/**
 * Keeps the fields equal to the selection of the URL, and returns a function that reads them after a change. Not controlled fields: the URL
 * follows a choice a little later, and until then React would put back the old one. Takes over what was selected before hydration.
 */
function useFields(
  form: RefObject<HTMLFormElement | null>,
  facets: Facets,
  { selection, choose }: Filter,
): () => void {
  /** What the visitor has chosen and the URL does not contain yet. */
  const chosen = useRef<string>(undefined);
  const select = () => {
    const fields = [...new FormData(form.current!)].map(([name, value]) => [name, String(value)]);
    const { industry, service } = readSelection(new URLSearchParams(fields), facets);
    chosen.current = nameOf({ industry, service });
    choose({ industry, service });
  };
  const shown = nameOf(selection);
  const follow = useEffectEvent(() => {
    if (chosen.current === shown) chosen.current = undefined;
    else if (chosen.current === undefined) setFields(form.current!, selection);
  });
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // As served, all are shown: the fields have what the visitor has chosen meanwhile.
    if (!isFirst.current) follow();
    isFirst.current = false;
  }, [shown]);
  useAdopted(form, select);
  useEffect(() => follow(), []);
  // Back may come before the page shows what it undoes.
  const followBack = useEffectEvent(() => {
    chosen.current = undefined;
    setFields(form.current!, readSelection(new URLSearchParams(location.search), facets));
  });
  useEffect(() => {
    const onBack = () => followBack();
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  return select;
}

const nameOf = ({ industry, service }: FilterSelection) => [industry?.slug, service?.slug].join();

function setFields({ elements }: HTMLFormElement, { industry, service }: FilterSelection) {
  // Each radio button, because React reports no change of one that it does not know to be unchecked.
  for (const radio of elements.namedItem(FILTER_PARAMS.industry) as unknown as Iterable<HTMLInputElement>)
    radio.checked = radio.value === (industry?.slug ?? '');
  (elements.namedItem(FILTER_PARAMS.service) as HTMLSelectElement).value = service?.slug ?? '';
}
