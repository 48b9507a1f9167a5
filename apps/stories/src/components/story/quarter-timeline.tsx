import { type Department, PictogramMarks, type Drawing, SectionHead } from '@vantedge/shared-ui';
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
    <section className="quarters" aria-labelledby="quarters-title" data-color={color}>
      <div className="wrap">
        <SectionHead id="quarters-title" title={title} lead={text} />
        <ol className="quarter-timeline" role="list">
          {steps.map((step) => (
            <li key={step.quarter}>
              <p className="qt-when">
                <b>{step.quarter}</b> {step.year}
              </p>
              <div className="qt-picture">
                {step.marks?.kind === 'seats' ? (
                  <SeatDots groups={departments} rows={5} />
                ) : step.marks ? (
                  <PictogramMarks drawing={step.marks} />
                ) : (
                  <Months months={months} passed={step.monthsPassed} />
                )}
              </div>
              <p className="qt-key">{step.caption}</p>
              <h3>{step.title}</h3>
              <p className="qt-text">{step.description}</p>
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
    <svg className="qt-months" viewBox={strokes.viewBox} aria-hidden="true">
      {strokes.before && <path d={strokes.before} />}
      <path className="is-now" d={strokes.now} />
      <path className="is-after" d={strokes.after} />
    </svg>
  );
}
