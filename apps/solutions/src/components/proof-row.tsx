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
      className="proof-row mt-figure grid gap-x-[calc(var(--gutter)*2)] gap-y-7 md:grid-cols-3"
      itemClassName="border-t border-night-rule pt-5"
      valueClassName={FIGURE}
      labelClassName="mt-2.5 leading-note text-balance text-on-night-2 md:min-h-[2.8em]"
      drawingClassName="mt-4 leading-[0] *:h-14 *:w-auto *:max-w-full"
    />
  );
}
