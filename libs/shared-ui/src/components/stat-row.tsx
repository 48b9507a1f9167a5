import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StatValue, type StatParts } from './stat-value.tsx';

interface Props {
  /** Three to five stats. */
  items: readonly (StatParts & { label: string; icon?: ReactNode })[];
  /** For a column beside other content (columns 5 to 12 of the grid) instead of the full width. */
  inset?: boolean;
}

/** On a phone three stats become lines; more are in pairs, with the fifth on a line of its own. */
const LINES = {
  list: 'ui:max-md:grid-cols-[1fr]',
  item: 'ui:max-md:max-w-none ui:max-md:flex-row ui:max-md:items-baseline ui:max-md:justify-between',
};
const PAIRS: typeof LINES = {
  list: 'ui:max-md:grid-cols-[1fr] ui:min-[22.5rem]:max-md:grid-cols-[1fr_1fr]',
  item: 'ui:max-md:nth-5:col-span-full ui:max-md:nth-5:max-w-none',
};

const LIST = clsx(
  'stat-row ui:grid ui:border-t ui:border-night-rule',
  'ui:max-lg:col-span-full ui:lg:col-[5/-1]',
);
const ITEM = clsx(
  'ui:flex ui:flex-col-reverse ui:justify-end ui:gap-3',
  'ui:max-md:border-b ui:max-md:border-night-line ui:max-md:py-4.5 ui:md:pt-6.5',
);
const LABEL = clsx(
  'ui:text-small/snug ui:text-balance ui:text-on-night-2',
  'ui:[&_.icon]:mr-2 ui:[&_.icon]:text-amber',
);

/** Stats in one row on a dark surface, each with a label and optionally an icon. */
export function StatRow({ items, inset = false }: Props) {
  const narrow = items.length === 3 ? LINES : PAIRS;
  const five = !inset && items.length === 5;
  const columns = five
    ? 'ui:gap-x-6 ui:md:grid-cols-3 ui:md:max-lg:gap-y-2 ui:lg:grid-cols-5'
    : clsx('ui:gap-x-gutter', items.length === 3 ? 'ui:md:grid-cols-3' : 'ui:md:grid-cols-4');
  return (
    <dl className={clsx(LIST, inset ? 'ui:max-lg:mt-10' : 'ui:mt-figure', columns, narrow.list)}>
      {items.map(({ label, icon, ...stat }) => (
        <div
          key={label}
          className={clsx(ITEM, !inset && (five ? 'ui:max-w-50' : 'ui:max-w-60'), narrow.item)}
        >
          <dt className={LABEL}>
            {icon}
            {label}
          </dt>
          <dd className="ui:text-7xl/display ui:tracking-stat ui:md:text-stat-lg/display">
            <StatValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
