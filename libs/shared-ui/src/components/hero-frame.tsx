import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { CriticalCssBoundary } from './critical-css-boundary.tsx';

export type HeroVariant = 'home' | 'inner' | 'plain';

interface Props {
  variant: HeroVariant;
  breadcrumb?: readonly Crumb[];
  /** Without space below the content. */
  flush?: boolean;
  /** Class for a hero that differs from the default. */
  className?: string;
  /** Full-width decoration behind the content. */
  background?: ReactNode;
  children: ReactNode;
}

/** The header overlaps the first 64 px. */
const TOP: Record<HeroVariant, string> = {
  home: 'ui:relative ui:isolate ui:pt-[calc(64px+clamp(24px,2.53vw,60px))]',
  inner: 'ui:pt-21',
  plain: 'ui:pt-[calc(64px+clamp(40px,4vw,64px))]',
};

/** Dark hero surface with the breadcrumb. For pages that render their own hero content. */
export function HeroFrame({ variant, breadcrumb, flush, className, background, children }: Props) {
  const bottom = flush ? undefined : 'ui:pb-figure';
  return (
    <section
      className={clsx('page-hero ui:surface-dark ui:[&_.tag]:text-amber', TOP[variant], bottom, className)}
      aria-labelledby="page-title"
    >
      {background}
      <div className="wrap">
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
        {children}
      </div>
      <CriticalCssBoundary />
    </section>
  );
}
