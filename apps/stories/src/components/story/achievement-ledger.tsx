import { StatValue } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { UNIT } from './class-names.ts';
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
    <section className="pb-section" aria-labelledby="achievements-title">
      <div className="wrap grid-12 items-start">
        <h2 id="achievements-title" className="col-span-full lg:col-span-4">
          {title}
        </h2>
        <ul className="col-span-full border-b border-rule max-lg:mt-8 lg:col-[5/-1]" role="list">
          {rows.map(({ stat, note, scale }) => (
            <li
              key={stat.id}
              className="grid items-center gap-x-gutter gap-y-2.5 border-t border-line pt-4.5 pb-4 first:border-rule md:grid-cols-[168px_1fr_140px] xl:grid-cols-[200px_1fr_200px]"
            >
              <p className={clsx('figure text-stat/none tracking-stat whitespace-nowrap', UNIT)}>
                <StatValue value={stat.value} suffix={stat.suffix} />
              </p>
              <p className="text-md/normal text-slate">
                <b className="block text-lg font-medium text-ink">{stat.scope}</b> {note}
              </p>
              <ScaleBar {...scale} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
