import type { Stat } from '@vantedge/content-shared';
import { StatValue } from '@vantedge/shared-ui';

/** A row of figures in a menu. */
export function MenuStats({ stats, large = false }: { stats: readonly Stat[]; large?: boolean }) {
  return (
    <dl className={large ? 'menu-stats menu-stats--large' : 'menu-stats'}>
      {stats.map(({ id, value, suffix, scope }) => (
        <div key={id}>
          <dt>{scope}</dt>
          <dd>
            <StatValue value={value} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
