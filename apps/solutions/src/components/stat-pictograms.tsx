import {
  type Drawing,
  PictogramMarks,
  Stat,
  StatDrawing,
  StatLabel,
  StatNumber,
  type StatParts,
} from '@vantedge/shared-ui';

interface Proof {
  stat: StatParts;
  label: string;
  drawing: Drawing;
}

/** Up to three stats, each above a pictogram of what it counts; the label is its legend. */
export function StatPictograms({ proofs }: { proofs: readonly Proof[] }) {
  return (
    <dl className="stat-pictograms mt-figure grid gap-x-gutter-2 gap-y-4 md:grid-cols-3 md:gap-y-7">
      {proofs.map(({ stat, label, drawing }) => (
        <Stat
          key={label}
          className="border-t border-surface-dark-rule pt-4 max-md:grid max-md:grid-cols-fill-auto max-md:gap-x-4 md:pt-5"
        >
          <StatLabel className="mt-1.5 leading-note text-balance md:mt-2.5 md:min-h-[2.8em]">
            {label}
          </StatLabel>
          <StatNumber
            size="lg"
            className="stat-unit:m-0 stat-unit:font-display stat-unit:text-half stat-unit:leading-none stat-unit:tracking-snug"
            {...stat}
          />
          <StatDrawing className="leading-0 *:h-9 *:w-auto *:max-w-full max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:mt-4 md:*:h-14">
            <PictogramMarks drawing={drawing} />
          </StatDrawing>
        </Stat>
      ))}
    </dl>
  );
}
