import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Layer {
  title: string;
  entries: readonly string[];
}

/** Layers are darker toward the bottom: shares of the service's color in the first row and in the last. */
const DEPTHS = { first: 10, last: 39 };

const LAYER =
  'col-span-full grid items-baseline gap-x-gutter bg-[color-mix(in_srgb,var(--service)_var(--depth),var(--surface))] px-inset py-section-xs max-md:gap-y-2';

/** The layers of a tech stack, from the user interface down to infrastructure; the first two share the top row. */
export function TechStack({ layers }: { layers: readonly Layer[] }) {
  return (
    <div className="tech-stack grid grid-cols-12 gap-0.75">
      {layers.map(({ title, entries }, index) => (
        <article
          key={title}
          className={clsx(
            LAYER,
            index > 1 && 'md:grid-cols-3-9',
            index < 2 && 'md:gap-y-3.5 md:odd:col-span-7 md:even:col-span-5',
          )}
          style={{ '--depth': `${depthOf(index, layers.length)}%` }}
        >
          <h3>{title}</h3>
          <List className="flex flex-wrap gap-x-[1.75em] gap-y-1.5 text-base whitespace-nowrap md:text-xl">
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </List>
        </article>
      ))}
    </div>
  );
}

/** The depth of a layer, in percent; the first two are side by side. */
function depthOf(index: number, layers: number): number {
  const row = Math.max(0, index - 1);
  return DEPTHS.first + ((DEPTHS.last - DEPTHS.first) * row) / Math.max(1, layers - 2);
}
