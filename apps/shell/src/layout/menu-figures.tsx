import type { Figure } from '@vantedge/content-shared';
import { StatValue } from '@vantedge/shared-ui';

/** A row of figures in a menu. */
export function MenuFigures({ figures, large = false }: { figures: readonly Figure[]; large?: boolean }) {
  return (
    <dl className={large ? 'menu-figures menu-figures--large' : 'menu-figures'}>
      {figures.map(({ id, value, suffix, scope }) => (
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
