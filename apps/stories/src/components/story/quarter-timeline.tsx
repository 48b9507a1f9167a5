import { type Department, PictogramMarks, type Drawing, SectionHead } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { monthStrokes } from './month-strokes.ts';
import { SeatDots } from './seat-dots.tsx';

interface Step {
  year: string;
  quarter: string;
  title: string;
  description: string;
  caption: string;
  monthsPassed: number;
  /** What it draws instead of months: the team's seats, or a pictogram. */
  marks?: { kind: 'seats' } | Drawing;
}

interface Props {
  title: string;
  text: string;
  /** Number of months in each drawing. */
  months: number;
  steps: readonly Step[];
  color: string;
  /** The departments, if a drawing shows seats. */
  departments?: readonly { key: Department; seats: number }[];
}

/** Four quarters on one line; each drawing counts the quarter's own stat, or the months passed. */
export function QuarterTimeline({ title, text, months, steps, color, departments = [] }: Props) {
  return (
    <section className="pb-section" aria-labelledby="quarters-title" data-color={color}>
      <div className="wrap">
        <SectionHead id="quarters-title" title={title} lead={text} />
        <ol
          className="mt-stack grid gap-y-10 md:grid-cols-2 md:gap-y-12 lg:grid-cols-4 lg:gap-y-0 lg:border-t lg:border-rule"
          role="list"
        >
          {steps.map((step) => (
            <li
              key={step.quarter}
              className="relative border-rule pt-4.5 pr-gutter before:absolute before:-top-1.25 before:left-0 before:size-2.25 before:rounded-[50%] before:border-2 before:border-ink before:bg-paper first:before:bg-amber max-lg:border-t"
            >
              <p className="text-small text-slate">
                <b className="mr-1.5 font-medium text-ink">{step.quarter}</b> {step.year}
              </p>
              <div
                className={clsx('mt-5 text-service *:h-16 md:mt-8', step.marks ? '*:w-full' : '*:max-w-full')}
              >
                {step.marks?.kind === 'seats' ? (
                  <SeatDots groups={departments} rows={5} />
                ) : step.marks ? (
                  <PictogramMarks drawing={step.marks} />
                ) : (
                  <Months months={months} passed={step.monthsPassed} />
                )}
              </div>
              <p className="mt-3.5 text-small/note text-slate tabular-nums">{step.caption}</p>
              <h3 className="mt-5">{step.title}</h3>
              <p className="mt-2.5 max-w-[46ch] text-base/body text-slate md:max-w-[34ch]">
                {step.description}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Months({ months, passed }: { months: number; passed: number }) {
  const strokes = monthStrokes(months, passed);
  return (
    <svg viewBox={strokes.viewBox} aria-hidden="true">
      {strokes.before && <path className="fill-ink" d={strokes.before} />}
      <path className="fill-service" d={strokes.now} />
      <path className="fill-[color-mix(in_srgb,var(--ink)_20%,var(--paper))]" d={strokes.after} />
    </svg>
  );
}
