import { paths } from '@vantedge/content-shared';
import type { SavingsCalculatorContent } from '@vantedge/content-pricing';
import { Section } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { DevelopersField } from './developers-field.tsx';
import { Equivalents } from './equivalents.tsx';
import { hasResults } from './estimate.ts';
import { EstimateActions } from './estimate-actions.tsx';
import { HoursField } from './hours-field.tsx';
import { MinimumNote } from './minimum-note.tsx';
import { ModelField } from './model-field.tsx';
import { SavingsResult } from './savings-result.tsx';
import { SavingsClaim } from './savings-claim.tsx';
import { SavingsAnnouncement } from './savings-announcement.tsx';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';
import { useDeferredEstimate } from './use-deferred-estimate.ts';
import { NoScriptFallback } from './no-script-fallback.tsx';
import { YearDock } from './year-dock.tsx';

const MINIMUM_NOTE_ID = 'calc-minimum';

const INPUTS = clsx(
  'isolate col-span-full lg:col-span-5 lg:mb-10 xl:col-span-4',
  'md:max-lg:grid md:max-lg:grid-cols-[1fr_1.12fr] md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-8',
);
const EMPTY = clsx(
  'col-span-full max-w-[30ch] border-t border-night-rule pt-6 font-display text-5xl/snug text-on-night-2',
  'max-lg:mt-12 lg:col-[7/-1] xl:col-[6/-1]',
);

/**
 * Inputs on the left, results on the right, equivalents below. Without JavaScript it is a GET form, and the results
 * are those of the defaults. Needs an `EstimateProvider` above it.
 */
export function SavingsCalculator(record: SavingsCalculatorContent) {
  const { title, counts, developers, hours, models, warning, results, curve } = record;
  const { equivalents, claim, actions, noScript } = record;
  const form = useRef<HTMLFormElement>(null);
  const { input } = useDeferredEstimate();
  usePreHydrationInput(form);

  return (
    <Section
      id="calculator"
      surface="dark"
      labelledBy="calculator-title"
      className="calculator isolate scroll-mt-16 py-interlude"
    >
      <form
        ref={form}
        className="grid-12 items-start"
        data-live=""
        action={paths.rateCard}
        aria-labelledby="calculator-title"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={INPUTS}>
          <h2 id="calculator-title" className="tracking-tight md:max-lg:col-span-full">
            {title}
          </h2>
          <DevelopersField {...developers} describedBy={MINIMUM_NOTE_ID} />
          <HoursField {...hours} describedBy={MINIMUM_NOTE_ID} />
          <ModelField {...models} describedBy={MINIMUM_NOTE_ID} />
          <MinimumNote id={MINIMUM_NOTE_ID} options={models.options} warning={warning} />
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
      <SavingsAnnouncement announcement={results.announcement} empty={results.empty} />
      <div
        className="mt-3 grid-12 gap-y-5 border-t border-night-rule pt-7 lg:gap-y-7 print:break-inside-avoid"
        data-live=""
      >
        <SavingsClaim {...claim} />
        <EstimateActions {...actions} counts={counts} models={models.options} />
      </div>
    </Section>
  );
}
