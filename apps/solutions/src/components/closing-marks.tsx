import { clsx } from 'clsx';
import { MARKED } from './class-names.ts';

const DAYS = clsx(
  'mb-7 inline-flex border border-rule text-center font-display text-4xl leading-none lining-nums',
  '*:w-[49px] *:border-line *:pt-3.5 *:pb-4 *:not-first:border-l',
  MARKED,
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

const RAIL = clsx(
  'relative mt-1 mb-8 h-[13px] w-[min(320px,60%)]',
  'before:absolute before:inset-[6px_12px_0_0] before:border-t before:border-dashed before:border-control',
  'after:absolute after:right-0 after:size-[13px] after:rounded-full after:border-3 after:border-service',
);

/** The next, future milestone of the rail, above the closing CTA. */
export function ClosingNext() {
  return <div className={RAIL} aria-hidden="true" />;
}
