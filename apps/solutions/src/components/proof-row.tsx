import { PictogramMarks, type Drawing, StatValue, type StatParts } from '@vantedge/shared-ui';

interface Proof {
  stat: StatParts;
  label: string;
  drawing: Drawing;
}

/** Up to three stats, each above a pictogram of what it counts; the label is its legend. */
export function ProofRow({ proofs }: { proofs: readonly Proof[] }) {
  return (
    <dl className="proof-row">
      {proofs.map(({ stat, label, drawing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <StatValue {...stat} />
          </dd>
          <dd className="pr-drawing" aria-hidden="true">
            <PictogramMarks drawing={drawing} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
