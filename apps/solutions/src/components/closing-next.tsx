import { clsx } from 'clsx';

const RAIL = clsx(
  'relative mt-1 mb-8 h-[13px] w-[min(320px,60%)]',
  'before:absolute before:inset-[6px_12px_0_0] before:border-t before:border-dashed before:border-control',
  'after:absolute after:right-0 after:size-[13px] after:rounded-full after:border-3 after:border-service',
);

/** The next, future milestone of the rail, above the closing CTA. */
export function ClosingNext() {
  return <div className={RAIL} aria-hidden="true" />;
}
