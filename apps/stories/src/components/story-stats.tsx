import { statText, type StatNumber } from '@vantedge/content-shared';
import { Stat, StatLabel } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface Props {
  items: readonly (StatNumber & { label: string; icon?: ComponentProps<'img'>; note?: string })[];
  /** On a phone: in three columns, in two, or in one line that wraps, with smaller numbers. */
  layout?: keyof typeof LAYOUTS;
  className?: string;
}

const LAYOUTS = {
  three: 'gap-x-9 2xs:max-md:grid 2xs:max-md:grid-cols-3-auto 2xs:max-md:justify-between',
  two: 'gap-x-9 2xs:max-md:grid 2xs:max-md:grid-cols-2',
  wrapped: 'gap-x-4',
};

/** Two or three stats of a story in one line. */
export function StoryStats({ items, layout = 'three', className }: Props) {
  return (
    <dl className={clsx('story-stats flex flex-wrap gap-y-3', LAYOUTS[layout], className)}>
      {items.map(({ icon, note, ...stat }) => (
        <Stat key={stat.label}>
          <StatLabel className="leading-note">
            {stat.label}
            {note && <span className="block">{note}</span>}
          </StatLabel>
          <dd
            className={clsx(
              'figure text-5xl/title tracking-tight',
              layout === 'wrapped' && 'whitespace-nowrap max-md:text-3xl',
            )}
          >
            {icon && <img className="mr-2 inline h-6 w-auto" {...icon} alt={icon.alt} loading="lazy" />}
            {statText(stat)}
          </dd>
        </Stat>
      ))}
    </dl>
  );
}
