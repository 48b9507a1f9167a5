import { FigureValue, Footnote } from '@vantedge/shared-ui';
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
  /** The basis of the lengths, below the scale. */
  note: string;
  color: string;
}

/** Lengths of time on one scale of months, and a footnote on their basis. */
export function StatusReadings({ title, text, axis, rows, note, color }: Props) {
  return (
    <section className="readings" aria-labelledby="readings-title" data-color={color}>
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
                  <ScaleBar marks={axis.months} filled={months} />
                </dd>
              </div>
            ))}
          </dl>
          <ol className="readings-axis" role="list" aria-hidden="true">
            {axis.labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
          <Footnote>{note}</Footnote>
        </div>
      </div>
    </section>
  );
}
