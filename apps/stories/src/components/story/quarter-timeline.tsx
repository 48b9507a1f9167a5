import type { Department, ImageFile } from '@vantedge/content-shared';
import { type Color, dashRows, type Drawing, List, PictogramMarks, Section } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Step {
  year: string;
  quarter: string;
  title: string;
  description: string;
  caption: string;
  monthsPassed: number;
  /** What it draws instead of months: the team's seats, or a pictogram. */
  marks?: { kind: 'seats' } | Drawing;
  /** Shown instead of a drawing. */
  image?: ImageFile;
}

interface Props {
  title: string;
  text: string;
  /** Number of months in each drawing. */
  months: number;
  steps: readonly Step[];
  color: Color;
  /** The departments, if a drawing shows seats. */
  departments?: readonly { key: Department; seats: number }[];
}

/** Four quarters on one line; each drawing counts the quarter's own stat, or the months passed. */
export function QuarterTimeline({ title, text, months, steps, color, departments = [] }: Props) {
  return (
    <Section id="quarters" className="pt-0" color={color} title={title} lead={text}>
      <List
        ordered
        className="grid gap-y-8 2xs:grid-cols-2 md:gap-y-12 lg:grid-cols-4 lg:gap-y-0 lg:border-t lg:border-rule"
      >
        {steps.map((step) => (
          <li
            key={step.quarter}
            className="relative border-rule pt-4.5 pr-3 before:absolute before:-top-1.25 before:left-0 before:size-2.25 before:rounded-full before:border-2 before:border-ink before:bg-paper first:before:bg-amber max-lg:border-t md:pr-gutter"
          >
            <p className="text-small text-slate">
              <b className="mr-1.5 font-medium text-ink">{step.quarter}</b> {step.year}
            </p>
            <div
              className={clsx(
                'mt-4 text-service *:h-12 md:mt-8 md:*:h-16',
                step.image ? '*:w-auto' : step.marks ? '*:w-full' : '*:max-w-full',
              )}
            >
              {step.image ? (
                <img {...step.image} alt={step.image.alt} loading="lazy" />
              ) : step.marks?.kind === 'seats' ? (
                <SeatDots groups={departments} rows={5} />
              ) : step.marks ? (
                <PictogramMarks drawing={step.marks} />
              ) : (
                <Months months={months} passed={step.monthsPassed} />
              )}
            </div>
            <p className="mt-2.5 text-small/note text-slate tabular-nums md:mt-3.5">{step.caption}</p>
            <h3 className="mt-3 md:mt-5">{step.title}</h3>
            <p className="mt-1.5 max-w-narrow text-md/normal text-slate md:mt-2.5 md:text-base/body">
              {step.description}
            </p>
          </li>
        ))}
      </List>
    </Section>
  );
}

function Months({ months, passed }: { months: number; passed: number }) {
  const strokes = monthStrokes(months, passed);
  return (
    <svg viewBox={strokes.viewBox} aria-hidden="true">
      {strokes.before && <path className="fill-ink" d={strokes.before} />}
      <path className="fill-service" d={strokes.now} />
      <path className="fill-ink/20" d={strokes.after} />
    </svg>
  );
}

const pitch = 14;
const width = 6;
const quarterGap = 10;
const tall = 64;
const short = 28;

/** Three groups of strokes for months: passed, current quarter, future. */
interface MonthStrokes {
  before: string;
  now: string;
  after: string;
  viewBox: string;
}

/** One stroke per month, in groups of three; tall if passed. `passed` is the end of the colored quarter. */
export function monthStrokes(months: number, passed: number): MonthStrokes {
  const run = (from: number, to: number, height: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((month) => `M${left(month)} ${tall - height}h${width}v${height}h-${width}z`)
      .join('');
  return {
    before: run(0, passed - 3, tall),
    now: run(passed - 3, passed, tall),
    after: run(passed, months, short),
    viewBox: `0 0 ${left(months - 1) + width} ${tall}`,
  };
}

function left(month: number): number {
  return month * pitch + Math.floor(month / 3) * quarterGap;
}

interface SeatDotsProps {
  /** Each group fills whole columns. */
  groups: readonly { key: Department; seats: number }[];
  /** Seats per column. */
  rows?: number;
  className?: string;
}

/** Distance between the centers of two dots; a dot is 10 wide (seat-dots.css). */
const seatPitch = 16;

const size = 10;

/** One dot per seat in the color of its department; decorative, next to the number itself. */
export function SeatDots({ groups, rows = 1, className }: SeatDotsProps) {
  const columns = groups.reduce((sum, { seats }) => sum + seats / rows, 0);
  const width = (columns - 1) * seatPitch + size;
  const height = (rows - 1) * seatPitch + size;
  let before = 0;
  return (
    <svg
      className={clsx('seat-dots max-w-full', className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      {groups.map(({ key, seats }) => {
        const first = before;
        before += seats / rows;
        return <path key={key} data-color={key} d={dotsOf(first, seats / rows, rows)} />;
      })}
    </svg>
  );
}

/** Round dashes; the last is just before the end of its line, because at the end it would not be drawn. */
function dotsOf(first: number, columns: number, rows: number): string {
  const start = { x: first * seatPitch + size / 2, y: size / 2 };
  return dashRows({ count: columns * rows, columns, pitch: seatPitch, ...start, dash: 0.1 });
}
