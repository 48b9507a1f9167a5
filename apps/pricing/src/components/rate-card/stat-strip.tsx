import { StatList } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface Props {
  items: ComponentProps<typeof StatList>['items'];
  /** Three per line, for a narrow column. */
  three?: boolean;
}

const FOUR = {
  list: 'mt-11 gap-6 pt-6 md:grid-cols-[repeat(4,auto)]',
  value: 'text-5xl leading-heading md:text-6xl lg:text-7xl',
  label: 'mt-1.5',
};
const THREE = {
  list: 'mt-10 gap-x-8 gap-y-7 pt-5.5 md:grid-cols-[repeat(3,1fr)]',
  value: 'text-6xl whitespace-nowrap',
  label: 'mt-2',
};

/** Stats above one rule. */
export function StatStrip({ items, three }: Props) {
  const look = three ? THREE : FOUR;
  return (
    <StatList
      items={items}
      className={clsx(
        'col-span-full grid grid-cols-[1fr_1fr] justify-between border-t border-rule',
        look.list,
      )}
      valueClassName={clsx('tracking-stat', look.value)}
      labelClassName={clsx('leading-note', look.label)}
    />
  );
}
