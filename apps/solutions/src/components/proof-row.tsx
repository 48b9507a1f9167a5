import { type Drawing, PictogramMarks, type StatParts, StatList } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Proof {
  stat: StatParts;
  label: string;
  drawing: Drawing;
}

const FIGURE = clsx(
  'text-stat-lg',
  'unit:m-0 unit:font-display unit:text-[0.5em] unit:leading-none unit:tracking-snug',
);

/** Up to three stats, each above a pictogram of what it counts; the label is its legend. */
export function ProofRow({ proofs }: { proofs: readonly Proof[] }) {
  return (
    <StatList
      items={proofs.map(({ stat, label, drawing }) => ({
        ...stat,
        label,
        drawing: <PictogramMarks drawing={drawing} />,
      }))}
      className="proof-row mt-figure grid gap-x-[calc(var(--gutter)*2)] gap-y-4 md:grid-cols-3 md:gap-y-7"
      itemClassName="border-t border-night-rule pt-4 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 md:pt-5"
      valueClassName={FIGURE}
      labelClassName="mt-1.5 leading-note text-balance text-on-night-2 md:mt-2.5 md:min-h-[2.8em]"
      drawingClassName="leading-[0] max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center *:h-9 *:w-auto *:max-w-full md:mt-4 md:*:h-14"
    />
  );
}
