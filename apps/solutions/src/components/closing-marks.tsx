import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

/** The seats of a team with one empty chair, above the closing CTA. */
export function ClosingSeats() {
  return (
    <div className="closing-seats mb-7 flex gap-4.5 *:h-9 *:w-11 max-md:hidden" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

/** A commit on the branch; the line ends below the last one. */
const TERM =
  'relative pb-5 pl-9 before:absolute before:top-[0.6em] before:-bottom-[0.6em] before:left-1.5 before:border-l-2 before:border-service after:absolute after:top-[calc(0.6em-7px)] after:left-0 after:size-3.5 after:rounded-full after:border-2 after:border-service after:bg-surface last:before:bottom-0';

/** The terms of the offer as the first commits of a branch, above the closing CTA. */
export function ClosingTerms({ terms }: { terms: readonly string[] }) {
  return (
    <List className="closing-terms mb-5 font-display text-h3/tight tracking-snug">
      {terms.map((term) => (
        <li key={term} className={TERM}>
          {term}
        </li>
      ))}
    </List>
  );
}

const DAYS = clsx(
  'mb-7 inline-flex border border-rule text-center font-display text-4xl leading-none lining-nums',
  'bg-service/16 *:w-12.25 *:border-line *:pt-3.5 *:pb-4 *:not-first:border-l',
);

/** The first days of a launch, as in its calendar, above the closing CTA. */
export function ClosingDays({ days }: { days: readonly number[] }) {
  return (
    <div className={DAYS} aria-hidden="true">
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </div>
  );
}
