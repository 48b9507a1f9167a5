import { DrawnMarks, type Drawing, FigureValue, type FigureParts } from '@vantedge/shared-ui';

interface Proof {
  figure: FigureParts;
  label: string;
  drawing: Drawing;
}

/** Up to three figures, each above a drawing of what it counts; the label says how to read the drawing. */
export function ProofRow({ proofs }: { proofs: readonly Proof[] }) {
  return (
    <dl className="proof-row">
      {proofs.map(({ figure, label, drawing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FigureValue {...figure} />
          </dd>
          <dd className="pr-drawing" aria-hidden="true">
            <DrawnMarks drawing={drawing} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
