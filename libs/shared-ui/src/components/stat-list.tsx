import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StatValue, type StatParts } from './stat-value.tsx';

type Size = 'sm' | 'md' | 'lg';

interface Props {
  /** A stat's own `valueClassName` replaces that of the list. */
  items: readonly (StatParts & { label: string; drawing?: ReactNode; valueClassName?: string })[];
  /** Size of the numbers; without it they inherit theirs, or take one from `valueClassName`. */
  size?: Size;
  /** Classes of the list (columns and gaps), of each item, number, label and drawing. */
  className?: string;
  itemClassName?: string;
  valueClassName?: string;
  labelClassName?: string;
  drawingClassName?: string;
}

const SIZES: Record<Size, string> = { sm: 'ui:text-stat-sm', md: 'ui:text-stat', lg: 'ui:text-stat-lg' };

/** Stats above their labels; a decorative drawing may follow each label. */
export function StatList({ items, size, className, itemClassName, ...classes }: Props) {
  return (
    <dl className={className}>
      {items.map(({ label, drawing, valueClassName = classes.valueClassName, ...stat }) => (
        <div key={label} className={clsx('ui:flex ui:flex-col', itemClassName)}>
          <dt className={clsx('ui:order-1 ui:text-small ui:text-slate', classes.labelClassName)}>{label}</dt>
          <dd className={clsx('ui:leading-none ui:tracking-stat', size && SIZES[size], valueClassName)}>
            <StatValue {...stat} />
          </dd>
          {drawing && (
            <dd className={clsx('ui:order-2', classes.drawingClassName)} aria-hidden="true">
              {drawing}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
