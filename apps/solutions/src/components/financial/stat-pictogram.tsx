import { StatValue, type StatParts } from '@vantedge/shared-ui';

interface Props {
  stat: StatParts;
  /** What the number describes. */
  label: string;
  /** What one mark stands for. */
  note: string;
  /** Marks across and down; the product is the stat's value. */
  columns: number;
  rows: number;
  /** Accessible description of the drawing. */
  alt: string;
}

/** Columns of the widest drawing, so that marks have the same size in adjacent drawings. */
const SCALE = 32;

/** A stat below a drawing with one mark per unit, as wide as its column. */
export function StatPictogram({ stat, label, note, columns, rows, alt }: Props) {
  const path = Array.from({ length: rows }, (_, row) => `M0 ${row + 0.5}h${columns}`).join('');
  return (
    <figure>
      <svg className="w-full stroke-service" viewBox={`0 0 ${SCALE} ${rows}`} role="img" aria-label={alt}>
        <path d={path} strokeWidth=".58" strokeDasharray=".58 .42" />
      </svg>
      <figcaption className="mt-5">
        <b className="figure block text-stat-lg leading-none font-normal tracking-stat">
          <StatValue {...stat} />
        </b>{' '}
        <span className="mt-2 block text-md font-medium">{label}</span>{' '}
        <span className="block text-small text-slate">{note}</span>
      </figcaption>
    </figure>
  );
}
