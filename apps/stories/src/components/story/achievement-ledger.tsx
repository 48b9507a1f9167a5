import { StatValue } from '@vantedge/shared-ui';
import { ScaleBar } from './scale-bar.tsx';

interface Row {
  stat: { id: string; value: string; suffix?: string; scope: string };
  note: string;
  scale: { marks: number; filled: number; label: string };
}

interface Props {
  title: string;
  rows: readonly Row[];
}

/** A stat, what it counts, and its scale. */
export function AchievementLedger({ title, rows }: Props) {
  return (
    <section className="achievements" aria-labelledby="achievements-title">
      <div className="wrap">
        <h2 id="achievements-title">{title}</h2>
        <ul className="achievement-ledger" role="list">
          {rows.map(({ stat, note, scale }) => (
            <li key={stat.id}>
              <p className="figure">
                <StatValue value={stat.value} suffix={stat.suffix} />
              </p>
              <p className="achievement-note">
                <b>{stat.scope}</b> {note}
              </p>
              <ScaleBar {...scale} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
