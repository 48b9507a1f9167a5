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
import { useDeferredEstimate, useEstimate } from './estimate-provider.tsx';
import { fieldNames, readEstimate } from './estimate-query.ts';
import { toLengthStyle } from './estimate-paper.tsx';
import { checkMinimum, estimate, hasResults } from './estimate.ts';
import { ProposalForm } from './proposal-form.tsx';

/** What is wrong with the numbers describes their fields; the minimum describes the models. */
const WARNING_ID = 'calc-warning';
const MINIMUM_ID = 'calc-minimum';

/** Beside the sheet, the controls stay in view, if they fit. What takes the focus scrolls to above the sticky `YearDock`. */
const CONTROLS = clsx(
  'isolate max-md:[&_:is(input,button)]:scroll-mb-18',
  'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-2-auto-fill md:max-lg:gap-x-8',
  'lg:top-40 print:hidden [@media(height>=50rem)]:lg:sticky',
);

/**
 * Inputs on the left, and beside them the estimate as a sheet. Without JavaScript the inputs are a GET form, and the estimate is that of the
 * defaults. Needs an `EstimateProvider` above it.
 */
export function SavingsCalculator(record: SavingsCalculatorContent) {
  const { title, developers, hours, models, problems, warning, noScript } = record;
  const form = useRef<HTMLFormElement>(null);
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
      className="calculator isolate py-section-xl print:py-0"
    >
      <div className="items-start gap-x-8 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22.5rem_minmax(0,1fr)] xl:gap-x-14 print:block">
        <form
          ref={form}
          className={CONTROLS}
          data-query={Object.values(fieldNames).join(' ')}
          method="get"
          aria-label={title}
          onSubmit={(event) => event.preventDefault()}
        >
          <SectionTitle className="tracking-tight md:max-lg:col-span-full lg:text-8xl" />
          <DevelopersField {...developers} describedBy={WARNING_ID} />
          <HoursField {...hours} describedBy={WARNING_ID} />
          <ModelField {...models} describedBy={MINIMUM_ID} />
          <MinimumNote options={models.options} problems={problems} warning={warning} />
          <NoScriptFallback {...noScript} />
        </form>
        <YearDock label={record.estimate.year.lead} />
        <ProposalForm {...record} className="max-lg:mt-4 max-md:-mx-edge print:m-0" />
      </div>
      <EstimateAnnouncement
        announcement={record.announcement}
        empty={record.estimate.year.empty}
        options={models.options}
        problems={problems}
        warning={warning}
      />
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
      <p className="mt-6 mb-4 border-t border-surface-dark-rule pt-5 text-md">{text}</p>
      <Button tone="amber" type="submit">
        {submit}
      </Button>
    </noscript>
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
  const { model, met } = checkMinimum(input, options);
  return (
    <div className={clsx('calc-note', NOTE)}>
      {model && (
        <p className="text-on-dark-2" id={MINIMUM_ID}>
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

type AnnouncementProps = NoteProps & { announcement: string; empty: string };

/** Announces a changed result to screen readers, and what the note warns of. */
function EstimateAnnouncement({ announcement, empty, options, problems, warning }: AnnouncementProps) {
  const { input, changed } = useDeferredEstimate();
  const { problem } = useEstimate();
  const { annual, monthly } = estimate(input);
  const text = { annual: formatUsd(annual), monthly: formatUsd(monthly) };
  const result = hasResults(input) ? fillTemplate(announcement, text) : empty;
  const { model, met } = checkMinimum(input, options);
  const note = met ? [] : [warning.label, warning.text, model?.minimumText];
  useAnnounced(!changed ? '' : problem ? problems[problem] : [result, ...note].join(' '));
  return null;
}

const DOCK = clsx(
  'calc-dock sticky bottom-0 z-2 -mx-edge mt-3 flex items-center justify-between gap-4 px-edge pt-2.5 pb-3',
  'border-t border-surface-dark-rule bg-surface-dark-3 text-small text-on-dark-2 md:hidden print:hidden',
);

/**
 * Keeps the year's savings visible below the inputs on a phone. Hidden from screen readers, which read the result
 * itself.
 */
function YearDock({ label }: { label: string }) {
  const { input } = useEstimate();
  const annual = hasResults(input) ? formatUsd(estimate(input).annual) : '–';
  return (
    <p className={DOCK} style={toLengthStyle(annual)} aria-hidden="true">
      <span>{label}</span>
      <InlineStat className="text-[min(2.125rem,60vw/var(--chars))]/none tracking-stat text-amber">
        {annual}
      </InlineStat>
    </p>
  );
}
