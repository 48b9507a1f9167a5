import { type Drawing, pictogramMarks } from './pictogram-marks.ts';
import { StatValue, type StatParts } from './stat-value.tsx';

interface Props {
  stat: StatParts;
  /** What the number describes. */
  label: string;
  /** What one mark stands for, unless the label says it. */
  note?: string;
  drawing: Drawing;
  /** Accessible description of the drawing. */
  alt: string;
}

/** A pictogram with its number, what the number describes, and a note on what one mark stands for. */
export function Pictogram({ stat, label, note, drawing, alt }: Props) {
  return (
    <figure className="pictogram">
      <PictogramMarks drawing={drawing} alt={alt} />
      <figcaption>
        <b className="figure">
          <StatValue {...stat} />
        </b>{' '}
        <span className="fd-label">{label}</span> {note && <span className="fd-key">{note}</span>}
      </figcaption>
    </figure>
  );
}

/** The drawing alone. Without `alt` it is decorative. */
export function PictogramMarks({ drawing, alt }: { drawing: Drawing; alt?: string }) {
  const { width, height, tones } = pictogramMarks(drawing);
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg
      className="drawn-marks"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax"
      {...naming}
    >
      {tones.map(({ tone, width: stroke, dash, round, path }) => (
        <path
          key={tone}
          className={`fd-${tone}${round ? ' fd-round' : ''}`}
          strokeWidth={stroke}
          strokeDasharray={dash}
          d={path}
        />
      ))}
    </svg>
  );
}
