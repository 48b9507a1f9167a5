import { SectionHead } from '@vantedge/shared-ui';
import { monthStrokes } from './month-strokes.ts';

interface Step {
  year: string;
  quarter: string;
  title: string;
  description: string;
  key: string;
  monthsPassed: number;
}

interface Props {
  title: string;
  text: string;
  /** Months that each picture draws. */
  months: number;
  steps: readonly Step[];
  colour: string;
}

/** Four quarters on one line; each picture shows how far along the story then was. */
export function QuarterTimeline({ title, text, months, steps, colour }: Props) {
  return (
    <section className="quarters" aria-labelledby="quarters-title" data-colour={colour}>
      <div className="wrap">
        <SectionHead id="quarters-title" title={title} lead={text} />
        <ol className="quarter-timeline" role="list">
          {steps.map((step) => (
            <li key={step.quarter}>
              <p className="qt-when">
                <b>{step.quarter}</b> {step.year}
              </p>
              <Months months={months} passed={step.monthsPassed} />
              <p className="qt-key">{step.key}</p>
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
