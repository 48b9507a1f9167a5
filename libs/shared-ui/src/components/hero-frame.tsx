import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { CriticalCssBoundary } from './critical-css-boundary.tsx';

export type HeroVariant = 'home' | 'inner' | 'plain';

interface Props {
  variant: HeroVariant;
  breadcrumb?: readonly Crumb[];
  /** Class for a hero that differs from the default. */
  className?: string;
  /** Full-width decoration behind the content. */
  background?: ReactNode;
  children: ReactNode;
}

/** Dark hero surface with the breadcrumb. For pages that render their own hero content. */
export function HeroFrame({ variant, breadcrumb, className, background, children }: Props) {
  return (
    <section
      className={`page-hero page-hero--${variant}${className ? ` ${className}` : ''}`}
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
