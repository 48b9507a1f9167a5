import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { CriticalCssBoundary } from './critical-css-boundary.tsx';

export type HeroVariant = 'home' | 'inner' | 'plain';

interface Props {
  variant: HeroVariant;
  breadcrumb?: readonly Crumb[];
  /** A class of the page's own, for a hero that departs from the others. */
  className?: string;
  /** Decoration behind everything, at the full width. */
  background?: ReactNode;
  children: ReactNode;
}

/** The night ground of every hero, with its breadcrumb; a page whose hero is an artefact of its trade fills it by itself. */
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
