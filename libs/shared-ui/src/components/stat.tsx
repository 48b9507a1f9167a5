import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StatValue, type StatParts } from './stat-value.tsx';

interface PartProps {
  className?: string;
  children: ReactNode;
}

/**
 * A stat above its label, as a group of a `dl`: a `StatLabel`, a `StatNumber` and, for a stat that is drawn too, a
 * `StatDrawing`. The label is first in the document, as the term that the number describes.
 */
export function Stat({ className, children }: PartProps) {
  return <div className={clsx('ui:flex ui:flex-col', className)}>{children}</div>;
}

/** The label below the number of a `Stat`. */
export function StatLabel({ className, children }: PartProps) {
  return <dt className={clsx('ui:order-1 ui:text-small ui:text-slate', className)}>{children}</dt>;
}

interface StatNumberProps extends StatParts {
  /** Without it the number inherits its size, or takes it from `className`. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
}

const SIZES = {
  sm: 'ui:text-stat-sm',
  md: 'ui:text-stat',
  lg: 'ui:text-stat-lg',
  xl: 'ui:text-stat-xl',
};

/** The number of a `Stat`. */
export function StatNumber({ size, className, ...stat }: StatNumberProps) {
  return (
    <dd className={clsx('figure ui:leading-none ui:tracking-stat', size && SIZES[size], className)}>
      <StatValue {...stat} />
    </dd>
  );
}

/** A drawing of what a `Stat` says, below its label. */
export function StatDrawing({ className, children }: PartProps) {
  return (
    <dd className={clsx('ui:order-2', className)} aria-hidden="true">
      {children}
    </dd>
  );
}
