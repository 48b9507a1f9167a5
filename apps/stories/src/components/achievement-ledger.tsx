import { FigureValue } from '@vantedge/shared-ui';
import { ScaleBar } from './scale-bar.tsx';

interface Row {
  figure: { id: string; value: string; suffix?: string; scope: string };
  note: string;
  scale: { marks: number; lit: number; label: string };
}

interface Props {
  title: string;
  rows: readonly Row[];
}

/** A figure, what it counts, and the scale it is read on. */
export function AchievementLedger({ title, rows }: Props) {
  return (
    <section className="achievements" aria-labelledby="achievements-title">
      <div className="wrap">
        <h2 id="achievements-title">{title}</h2>
        <ul className="achievement-ledger" role="list">
          {rows.map(({ figure, note, scale }) => (
            <li key={figure.id}>
              <p className="figure">
                <FigureValue value={figure.value} suffix={figure.suffix} />
              </p>
              <p className="achievement-note">
                <b>{figure.scope}</b> {note}
              </p>
              <ScaleBar {...scale} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
