import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StatValue, type StatParts } from './stat-value.tsx';

interface Props {
  /** Three to five stats. */
  items: readonly (StatParts & { label: string; icon?: ReactNode })[];
  /** A slim band with the labels beside the numbers. */
  compact?: boolean;
}

/** On a phone three stats become lines; more are in pairs, with the fifth on a line of its own. */
const LINES = {
  list: 'ui:max-md:grid-cols-1',
  item: 'ui:max-md:max-w-none ui:max-md:flex-row ui:max-md:items-baseline ui:max-md:justify-between',
};
const PAIRS: typeof LINES = {
  list: 'ui:max-md:grid-cols-1 ui:2xs:max-md:grid-cols-2',
  item: 'ui:max-md:nth-5:col-span-full ui:max-md:nth-5:max-w-none',
};

const LIST = 'stat-row ui:grid ui:border-t ui:border-night-rule';
const ITEM = 'ui:flex ui:flex-col-reverse ui:justify-end ui:max-md:border-b ui:max-md:border-night-line';

const FULL = {
  list: 'ui:mt-figure',
  item: 'ui:gap-3 ui:max-md:gap-2 ui:max-md:py-3.5 ui:md:pt-6.5',
  value: 'ui:text-7xl/display ui:md:text-stat-lg/display',
};
const COMPACT: typeof FULL = {
  list: 'ui:mt-7 ui:lg:mt-lead',
  item: 'ui:gap-1.5 ui:max-md:py-3 ui:md:pt-4 ui:xl:flex-row-reverse ui:xl:items-center ui:xl:gap-3.5',
  value: 'ui:text-6xl/none ui:md:text-stat/none',
};
const LABEL = clsx(
  'ui:text-small/snug ui:text-balance ui:text-on-night-2',
  'ui:[&_.icon]:mr-2 ui:[&_.icon]:text-amber',
);

/** Stats in one row on a dark surface, each with a label and optionally an icon. */
export function StatRow({ items, compact = false }: Props) {
  const narrow = items.length === 3 ? LINES : PAIRS;
  const five = items.length === 5;
  const columns = five
    ? 'ui:gap-x-6 ui:md:grid-cols-3 ui:md:max-lg:gap-y-2 ui:lg:grid-cols-5'
    : clsx('ui:gap-x-gutter', items.length === 3 ? 'ui:md:grid-cols-3' : 'ui:md:grid-cols-4');
  const look = compact ? COMPACT : FULL;
  return (
    <dl className={clsx(LIST, look.list, columns, narrow.list)}>
      {items.map(({ label, icon, ...stat }) => (
        <div
          key={label}
          className={clsx(ITEM, look.item, !compact && (five ? 'ui:max-w-50' : 'ui:max-w-60'), narrow.item)}
        >
          <dt className={LABEL}>
            {icon}
            {label}
          </dt>
          <dd className={clsx('figure ui:tracking-stat', look.value)}>
            <StatValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
