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
export function ProofRow({ proofs }: { proofs: readonly Proof[] }) {
  return (
    <dl className="proof-row mt-figure grid gap-x-[calc(var(--gutter)*2)] gap-y-7 md:grid-cols-3">
      {proofs.map(({ stat, label, drawing }) => (
        <Stat key={label} className="border-t border-night-rule pt-5">
          <StatLabel className="mt-2.5 leading-note text-balance text-on-night-2 md:min-h-[2.8em]">
            {label}
          </StatLabel>
          <StatNumber
            size="lg"
            className="unit:m-0 unit:font-display unit:text-[0.5em] unit:leading-none unit:tracking-snug"
            {...stat}
          />
          <StatDrawing className="mt-4 leading-[0] *:h-14 *:w-auto *:max-w-full">
            <PictogramMarks drawing={drawing} />
          </StatDrawing>
        </Stat>
      ))}
    </dl>
  );
}
