import { clsx } from 'clsx';

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
