import { clsx } from 'clsx';
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
  /** Classes of the figure, of the drawing and of the words. */
  className?: string;
  marksClassName?: string;
  captionClassName?: string;
}

const FIGURE = 'ui:grid ui:grid-rows-[42px_auto] ui:content-start ui:justify-items-start';
/** With custom text spacing, the unit may wrap below its number. */
const NUMBER = clsx(
  'figure ui:text-stat-lg/none ui:font-normal ui:tracking-stat ui:wrap-anywhere',
  'ui:[&_small:not(.of)]:ml-[0.1em] ui:[&_small:not(.of)]:font-text ui:[&_small:not(.of)]:text-md/none',
  'ui:[&_small:not(.of)]:tracking-normal ui:[&_small:not(.of)]:opacity-80',
);

/** A pictogram with its number, what the number describes, and a note on what one mark stands for. */
export function Pictogram({ stat, label, note, drawing, alt, ...classes }: Props) {
  return (
    <figure className={clsx(FIGURE, classes.className)}>
      <PictogramMarks drawing={drawing} alt={alt} className={classes.marksClassName} />
      <figcaption className={clsx('ui:mt-5 ui:flex ui:flex-col', classes.captionClassName)}>
        <b className={NUMBER}>
          <StatValue {...stat} />
        </b>{' '}
        <span className="ui:mt-2 ui:text-md/note ui:font-medium ui:text-balance">{label}</span>{' '}
        {note && <span className="ui:text-small/normal ui:text-pretty ui:text-slate">{note}</span>}
      </figcaption>
    </figure>
  );
}

type MarksProps = { drawing: Drawing; alt?: string; className?: string };

/** The drawing alone. Without `alt` it is decorative. */
export function PictogramMarks({ drawing, alt, className }: MarksProps) {
  const { width, height, tones } = pictogramMarks(drawing);
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg
      className={clsx('drawn-marks ui:self-end ui:overflow-visible', className)}
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
