import { FigureValue } from '@vantedge/shared-ui';
import { labelledFigures } from './labelled-figures.ts';
import { ScaleBar } from './scale-bar.tsx';

interface Reading {
  id: string;
  value: string;
  unit: string;
  /** Length in months, as drawn. */
  months: number;
  basis: string;
  ours: boolean;
}

interface Props {
  title: string;
  text: string;
  axis: { months: number; labels: readonly string[] };
  rows: readonly Reading[];
  nouns: {
    title: string;
    text: string;
    figures: readonly { id: string; value: string; suffix?: string; scope: string }[];
  };
  colour: string;
}

/** One length of time in each of its readings, drawn to one scale of months; then one number under two nouns. */
export function StatusReadings({ title, text, axis, rows, nouns, colour }: Props) {
  return (
    <section className="readings" aria-labelledby="readings-title" data-colour={colour}>
      <div className="wrap">
        <div className="readings-head">
          <h2 id="readings-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="readings-scale">
          <dl>
            {rows.map(({ id, value, unit, months, basis, ours }) => (
              <div key={id} className={ours ? 'reading' : 'reading reading--theirs'}>
                <dt>{basis}</dt>
                <dd className="reading-value">
                  <FigureValue value={value} unit={unit} />
                </dd>
                <dd className="reading-bar" aria-hidden="true">
                  <ScaleBar marks={axis.months} lit={months} />
                </dd>
              </div>
            ))}
          </dl>
          <ol className="readings-axis" role="list" aria-hidden="true">
            {axis.labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
        </div>
        <div className="nouns">
          <div>
            <h3>{nouns.title}</h3>
            <p>{nouns.text}</p>
          </div>
          <dl>
            {labelledFigures(nouns.figures).map(({ label, ...figure }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <FigureValue {...figure} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
