import { StatValue, Footnote } from '@vantedge/shared-ui';
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
  /** The basis of the durations, below the scale. */
  note: string;
  color: string;
}

/** Durations on one scale of months, with a footnote on their basis. */
export function DurationComparison({ title, text, axis, rows, note, color }: Props) {
  return (
    <section className="readings" aria-labelledby="durations-title" data-color={color}>
      <div className="wrap">
        <div className="durations-head">
          <h2 id="durations-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="durations-scale">
          <dl>
            {rows.map(({ id, value, unit, months, basis, ours }) => (
              <div key={id} className={ours ? 'reading' : 'reading reading--theirs'}>
                <dt>{basis}</dt>
                <dd className="duration-value">
                  <StatValue value={value} unit={unit} />
                </dd>
                <dd className="reading-bar" aria-hidden="true">
                  <ScaleBar marks={axis.months} filled={months} />
                </dd>
              </div>
            ))}
          </dl>
          <ol className="durations-axis" role="list" aria-hidden="true">
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
