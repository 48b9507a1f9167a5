import { clsx } from 'clsx';
import { dashRows, round } from '../drawing.ts';
import { type StatParts, StatValue } from './stat-value.tsx';

interface Props {
  stat: StatParts;
  /** What the number describes. */
  label: string;
  /** What one mark stands for, unless the label says it. */
  note?: string;
  drawing: Drawing;
  /** Accessible description of the drawing. */
  alt: string;
  /** On phones, the drawing follows the words in the same row. */
  beside?: boolean;
  className?: string;
}

const FIGURE = 'ui:grid ui:grid-rows-[42px_auto] ui:content-start ui:justify-items-start';
const BESIDE = {
  figure: 'ui:max-md:grid-cols-fill-auto ui:max-md:grid-rows-none ui:max-md:items-start ui:max-md:gap-x-4',
  marks: 'ui:max-md:order-1 ui:max-md:self-start ui:max-md:pt-1',
  caption: 'ui:md:mt-5',
};
/** With custom text spacing, the unit may wrap below its number. */
const NUMBER = clsx(
  'figure ui:text-stat-lg/none ui:font-normal ui:tracking-stat ui:wrap-anywhere',
  'ui:[&_small:not(.of)]:ml-[0.1em] ui:[&_small:not(.of)]:font-text ui:[&_small:not(.of)]:text-md/none',
  'ui:[&_small:not(.of)]:tracking-normal ui:[&_small:not(.of)]:opacity-80',
);

/**
 * A pictogram with its number, what the number describes, and a note on what one mark stands for.
 * @not for more than about 700 marks, or for a share without a count.
 */
export function Pictogram({ stat, label, note, drawing, alt, beside, className }: Props) {
  return (
    <figure className={clsx(FIGURE, beside && BESIDE.figure, className)}>
      <PictogramMarks drawing={drawing} alt={alt} className={beside ? BESIDE.marks : undefined} />
      <figcaption className={clsx('ui:flex ui:flex-col', beside ? BESIDE.caption : 'ui:mt-5')}>
        <b className={NUMBER}>
          <StatValue {...stat} />
        </b>{' '}
        <span className="ui:mt-2 ui:text-md/note ui:font-medium ui:text-balance">{label}</span>{' '}
        {note && <span className="ui:text-small/normal ui:text-pretty ui:text-slate">{note}</span>}
      </figcaption>
    </figure>
  );
}

const TONES = {
  mark: 'pictogram-mark',
  rest: 'pictogram-rest',
  background: 'pictogram-background',
  range: 'pictogram-range',
  sun: 'pictogram-sun',
};

type MarksProps = { drawing: Drawing; alt?: string; className?: string };

/**
 * The drawing alone. Without `alt` it is decorative.
 * @not without the number as text nearby: `Pictogram` has both.
 */
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
          className={clsx(TONES[tone], round && 'pictogram-round')}
          strokeWidth={stroke}
          strokeDasharray={dash}
          d={path}
        />
      ))}
    </svg>
  );
}

/** What a pictogram counts: dots for people, things and shares, strokes for money and time. Each mark is one unit. */
export type Drawing =
  /** `count` of a hundred, or of another multiple of five; the rest is hollow. */
  | { kind: 'share'; count: number; of?: number }
  /** That many dots, five to a column, so that two drawings side by side compare. */
  | { kind: 'units'; count: number }
  /** A score, fifty dots to the point. */
  | { kind: 'score'; score: number; of: number }
  /** The 168 hours of a week, a day to a line; those of an office are in the color of the sun. */
  | { kind: 'week'; from: number; to: number; days: number }
  /** Tall is the figure, pale what it may reach, short what it is measured against; in the groups of its unit. */
  | ({ kind: 'strokes' } & Strokes);

interface Strokes {
  full: number;
  max?: number;
  of?: number;
  group: number;
  /** Pixels from one stroke to the next, and the extra gap between two groups. */
  pitch: number;
  gap: number;
}

/** One tone of a drawing: a path whose dashes are the marks. */
interface Tone {
  tone: keyof typeof TONES;
  width: number;
  dash: string;
  /** Draws the marks as dots. */
  round?: true;
  path: string;
}

/** A drawing in whole pixels: its size and one path per tone. */
export interface Marks {
  width: number;
  height: number;
  tones: readonly Tone[];
}

/** Returns the marks of a drawing, with every unit drawn once. */
export function pictogramMarks(drawing: Drawing): Marks {
  const marks = draw(drawing);
  return { ...marks, tones: marks.tones.filter(({ path }) => path) };
}

/** Left edge of a block of dots, number of filled dots, total number. */
type Block = [left: number, full: number, all: number];

function draw(drawing: Drawing): Marks {
  switch (drawing.kind) {
    case 'share': {
      const { count, of = 100 } = drawing;
      const columns = of / 5;
      return field(columns * 7 - 3, 32, { columns, pitch: 7, size: 4 }, [[0, count, of]]);
    }
    case 'units': {
      const inRow = (row: number) => Math.ceil((drawing.count - row) / 5);
      const path = [0, 1, 2, 3, 4].map((row) => line(2, row * 6 + 2, inRow(row), 6)).join('');
      return { width: inRow(0) * 6 - 2, height: 28, tones: [dots('mark', 4, 6, path)] };
    }
    case 'score': {
      const blocks = Array.from({ length: drawing.of }, (_, point): Block => {
        const full = Math.round(Math.min(1, Math.max(0, drawing.score - point)) * 50);
        return [point * 23, full, 50];
      });
      return field(drawing.of * 23 - 4, 39, { columns: 5, pitch: 4, size: 2.6 }, blocks);
    }
    case 'week':
      return week(drawing);
    case 'strokes':
      return strokes(drawing);
  }
}

interface Field {
  columns: number;
  pitch: number;
  size: number;
}

function field(width: number, height: number, grid: Field, blocks: Block[]): Marks {
  const { pitch, size } = grid;
  const rows = (left: number, from: number, to: number) =>
    dashRows({ ...grid, from, count: to - from, x: left + size / 2, y: size / 2 });
  const rest = blocks.map(([left, full, all]) => rows(left, full, all)).join('');
  const full = blocks.map(([left, count]) => rows(left, 0, count)).join('');
  return {
    width,
    height,
    // A hollow dot is a dot with a smaller dot in the background color on top.
    tones: [
      dots('rest', size, pitch, rest),
      dots('background', round(size - 1.6), pitch, rest),
      dots('mark', size, pitch, full),
    ],
  };
}

function week({ from, to, days }: Extract<Drawing, { kind: 'week' }>): Marks {
  let mark = '';
  let sun = '';
  const hours = (first: number, last: number, y: number) => line(first * 6, y, last - first, 6, 3);
  for (let day = 0; day < 7; day++) {
    const y = day * 6 + 2;
    mark += day < days ? hours(0, from, y) + hours(to, 24, y) : hours(0, 24, y);
    if (day < days) sun += hours(from, to, y);
  }
  const tones = [
    { tone: 'mark', width: 4, dash: '3 3', path: mark },
    { tone: 'sun', width: 4, dash: '3 3', path: sun },
  ] as const;
  return { width: 141, height: 40, tones };
}

function strokes({ full, max = full, of = max, group, pitch, gap }: Strokes): Marks {
  const left = (stroke: number) => stroke * pitch + Math.floor(stroke / group) * gap;
  const run = (tone: Tone['tone'], from: number, to: number, height: number): Tone => {
    let path = '';
    for (let at = from, end = at; at < to; at = end) {
      end = Math.min(to, (Math.floor(at / group) + 1) * group);
      path += line(left(at), 28 - height / 2, end - at, pitch, 2);
    }
    return { tone, width: height, dash: `2 ${pitch - 2}`, path };
  };
  return {
    width: left(of - 1) + 2,
    height: 28,
    tones: [run('mark', 0, full, 28), run('range', full, max, 28), run('rest', max, of, 14)],
  };
}

function dots(tone: Tone['tone'], width: number, pitch: number, path: string): Tone {
  return { tone, width, dash: `0 ${pitch}`, round: true, path };
}

/** `count` marks starting at a position, `pitch` apart, as one subpath: dashing restarts with each subpath. */
function line(x: number, y: number, count: number, pitch: number, size = 0.01): string {
  return count > 0 ? `M${round(x)} ${round(y)}h${round((count - 1) * pitch + size)}` : '';
}
