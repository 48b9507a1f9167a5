import { FigureValue, type FigureParts } from '@vantedge/shared-ui';
import { discPath, FRAME, scoreShares, strokesPath } from './proof-drawing.ts';

type Drawing =
  | { kind: 'strokes'; count: number }
  | { kind: 'score'; score: number; of: number }
  /** Two equal bars: what was foreseen above what came. */
  | { kind: 'match' };

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
            <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} width={FRAME.width} height={FRAME.height}>
              <Marks {...drawing} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Marks(drawing: Drawing) {
  if (drawing.kind === 'strokes') return <path className="pr-stroke" d={strokesPath(drawing.count)} />;
  if (drawing.kind === 'score') {
    return scoreShares(drawing.score, drawing.of).map((share, point) => (
      <g key={point}>
        <path className="pr-full" d={discPath(18 + point * 38, 26, 13, share)} />
        <circle className="pr-line" cx={18 + point * 38} cy="26" r="16" />
      </g>
    ));
  }
  return (
    <>
      <path className="pr-line" d="M.5 0v51M271.5 0v51M1 7.5h270v10H1z" />
      <path className="pr-full" d="M1 33h270v11H1z" />
    </>
  );
}
