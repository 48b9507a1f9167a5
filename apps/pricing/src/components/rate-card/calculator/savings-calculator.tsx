import type { CalculatorModel, SavingsCalculatorContent } from '@vantedge/content-pricing';
import { formatUsd } from '@vantedge/content-shared';
import {
  Button,
  fillTemplate,
  InlineStat,
  Section,
  SectionTitle,
  useAdopted,
  useAnnounced,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { DevelopersField, HoursField, ModelField } from './calculator-fields.tsx';
import { Equivalents } from './equivalents.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { useDeferredEstimate, useEstimate } from './estimate-provider.tsx';
import { fieldNames, readEstimate } from './estimate-query.ts';
import { estimate, type EstimateInput, hasResults, meetsMinimum } from './estimate.ts';
import { shortUsd } from './savings-curve.tsx';
import { SavingsResult } from './savings-result.tsx';

/** What is wrong with the numbers describes their fields; the minimum describes the models. */
const WARNING_ID = 'calc-warning';
const MINIMUM_ID = 'calc-minimum';

const INPUTS = clsx(
  'isolate col-span-full lg:col-span-5 lg:mb-10 xl:pr-gutter',
  'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-2-auto-fill md:max-lg:gap-x-8',
);
/** What takes the focus scrolls to above the sticky `YearDock`. */
const FORM = 'grid-12 items-start max-md:[&_:is(input,button,summary,a)]:scroll-mb-18';
const EMPTY = clsx(
  'col-span-full max-w-tight border-t border-night-rule pt-6 font-display text-5xl/snug text-on-night-2',
  'max-lg:mt-12 lg:col-start-7 lg:-col-end-1 xl:col-start-6 xl:-col-end-1',
);

/**
 * Inputs on the left, results on the right, equivalents below. Without JavaScript it is a GET form, and the results
 * are those of the defaults. Needs an `EstimateProvider` above it.
 */
export function SavingsCalculator(record: SavingsCalculatorContent) {
  const { title, counts, developers, hours, models, problems, warning, results, curve } = record;
  const { equivalents, claim, actions, noScript } = record;
  const form = useRef<HTMLFormElement>(null);
  const { input } = useDeferredEstimate();
  const { setInput } = useEstimate();
  useAdopted(form, (element) => {
    const fields = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
    const entered = readEstimate(new URLSearchParams(fields).toString());
    // The URL takes precedence.
    if (entered && !readEstimate(location.search)) setInput(entered);
  });

  return (
    <Section
      id="calculator"
      layout="free"
      surface="dark"
      title={title}
      className="calculator isolate py-interlude"
    >
      <form
        ref={form}
        className={FORM}
        data-query={Object.values(fieldNames).join(' ')}
        method="get"
        aria-label={title}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={INPUTS}>
          <SectionTitle className="tracking-tight md:max-lg:col-span-full" />
          <DevelopersField {...developers} describedBy={WARNING_ID} />
          <HoursField {...hours} describedBy={WARNING_ID} />
          <ModelField {...models} describedBy={MINIMUM_ID} />
          <MinimumNote options={models.options} problems={problems} warning={warning} />
          <NoScriptFallback {...noScript} />
        </div>
        <YearDock label={results.lead} />
        {hasResults(input) ? (
          <>
            <SavingsResult {...results} counts={counts} curve={curve} />
            <Equivalents {...equivalents} />
          </>
        ) : (
          <p className={EMPTY}>{results.empty}</p>
        )}
      </form>
      <EstimateAnnouncement {...results} options={models.options} problems={problems} warning={warning} />
      <div className="calculator-claim mt-3 grid-12 gap-y-5 border-t border-night-rule pt-7 lg:gap-y-7 print:break-inside-avoid">
        <SavingsClaim {...claim} />
        <EstimateActions {...actions} counts={counts} models={models.options} />
      </div>
    </Section>
  );
}

interface NoScriptFallbackProps {
  text: string;
  submit: string;
}

/** No-JS fallback: how to calculate the savings by hand, and a form that creates a URL with the inputs. */
function NoScriptFallback({ text, submit }: NoScriptFallbackProps) {
  return (
    <noscript className="md:max-lg:col-span-full">
      <p className="mt-6 mb-4 border-t border-night-rule pt-5 text-md">{text}</p>
      <Button tone="amber" type="submit">
        {submit}
      </Button>
    </noscript>
  );
}

/** The fixed claim, its assumption as a footnote, and the basis of all numbers above. */
function SavingsClaim({ text, noteLabel, basis, note }: SavingsCalculatorContent['claim']) {
  return (
    <>
      <p className="col-span-full font-display text-h3/title tracking-snug lg:col-span-4">
        {text}
        <sup className="ml-1 font-text text-small/0">
          <a className="-m-2 p-2" href="#claim-note" aria-label={noteLabel}>
            1
          </a>
        </sup>
      </p>
      <div className="col-span-full grid gap-y-2 text-small/body text-on-night-2 md:grid-cols-2 md:gap-x-gutter lg:col-start-6 lg:-col-end-1">
        <p>{basis}</p>
        <p id="claim-note">
          <sup>1</sup> {note}
        </p>
      </div>
    </>
  );
}

type NoteProps = Pick<SavingsCalculatorContent, 'problems' | 'warning'> & {
  options: readonly CalculatorModel[];
};

/** Has room for the warning, so that filling in inputs from a URL does not shift the layout. */
const NOTE = clsx(
  'mt-5 text-small/normal max-md:min-h-20.5 md:leading-normal md:max-lg:col-span-full md:max-lg:min-h-17',
);
const WARNING = 'mt-1 border-l-3 border-amber pl-3 md:pl-4 md:text-md';

/**
 * The minimum of the selected model, which stays where it is, then what is wrong with an entry, or a warning if the inputs are below the
 * minimum. Does not block anything. `EstimateAnnouncement` announces its changes.
 */
function MinimumNote({ options, problems, warning }: NoteProps) {
  const { input } = useDeferredEstimate();
  const { problem } = useEstimate();
  const { model, met } = minimumOf(input, options);
  return (
    <div className={clsx('calc-note', NOTE)}>
      {model && (
        <p className="text-on-night-2" id={MINIMUM_ID}>
          {model.minimumText}
        </p>
      )}
      <p className={problem || !met ? WARNING : undefined} id={WARNING_ID}>
        {problem ? (
          <b className="font-medium text-amber">{problems[problem]}</b>
        ) : (
          !met && (
            <span>
              <b className="font-medium text-amber">{warning.label}</b> {warning.text}
            </span>
          )
        )}
      </p>
    </div>
  );
}

/** The selected model, and whether the inputs meet its minimum. */
function minimumOf(input: EstimateInput, options: readonly CalculatorModel[]) {
  const model = options.find((option) => option.id === input.model);
  return { model, met: !model || meetsMinimum(input, model.minimum) };
}

type AnnouncementProps = NoteProps & Pick<SavingsCalculatorContent['results'], 'announcement' | 'empty'>;

/** Announces a changed result to screen readers, and what the note warns of. */
function EstimateAnnouncement({ announcement, empty, options, problems, warning }: AnnouncementProps) {
  const { input, changed } = useDeferredEstimate();
  const { problem } = useEstimate();
  const { annual, monthly } = estimate(input);
  const text = { annual: formatUsd(annual), monthly: formatUsd(monthly) };
  const result = hasResults(input) ? fillTemplate(announcement, text) : empty;
  const { model, met } = minimumOf(input, options);
  const note = met ? [] : [warning.label, warning.text, model?.minimumText];
  useAnnounced(!changed ? '' : problem ? problems[problem] : [result, ...note].join(' '));
  return null;
}

const DOCK = clsx(
  'calc-dock sticky bottom-0 z-2 col-span-full -mx-edge mt-3 flex items-center justify-between gap-4 px-edge pt-2.5 pb-3',
  'border-t border-night-rule bg-night-3 text-small text-on-night-2 md:hidden print:hidden',
);

/**
 * Keeps the year's savings visible below the inputs on a phone. Hidden from screen readers, which read the result
 * itself.
 */
function YearDock({ label }: { label: string }) {
  const { input } = useEstimate();
  return (
    <p className={DOCK} aria-hidden="true">
      <span>{label}</span>
      <InlineStat className="text-6xl/none tracking-stat text-amber">
        {hasResults(input) ? shortUsd(estimate(input).annual) : '–'}
      </InlineStat>
    </p>
  );
}
