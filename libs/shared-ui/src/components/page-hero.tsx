import type { ReactNode } from 'react';
import type { Action } from './action.ts';
import type { Crumb } from './breadcrumb.tsx';
import { ButtonRow } from './button-row.tsx';
import { CriticalCssBoundary } from './critical-css-boundary.tsx';
import { HeroFrame, type HeroVariant } from './hero-frame.tsx';
import { PageTitle } from './page-title.tsx';

interface Props {
  /** `home`: full size; `inner`: below a breadcrumb; `plain`: without a breadcrumb. */
  variant: HeroVariant;
  breadcrumb?: readonly Crumb[];
  /** The page's name, above its claim. */
  name?: string;
  title: ReactNode;
  lead?: ReactNode;
  actions?: readonly Action[];
  /** Native buttons and downloads, after the actions. */
  controls?: ReactNode;
  /** A panel at the right edge of the hero, down to its bottom; the text then stays on the left. */
  aside?: ReactNode;
  className?: string;
  /** Decoration behind the content. */
  background?: ReactNode;
  /** Content below the text: a drawing, a stat row. */
  children?: ReactNode;
}

/** Page hero on a dark surface: title on the left, lead on the right, evidence below. */
export function PageHero({
  name,
  title,
  lead,
  actions,
  controls,
  aside,
  children,
  className,
  ...frame
}: Props) {
  const heading = <PageTitle name={name}>{title}</PageTitle>;
  const leadText = lead && <p>{lead}</p>;
  const buttons = (actions || controls) && (
    <ButtonRow actions={actions} surface="dark">
      {controls}
    </ButtonRow>
  );
  const classes = [aside && 'page-hero--split', className].filter(Boolean).join(' ');
  return (
    <HeroFrame {...frame} className={classes}>
      {aside ? (
        <div className="hero-split">
          <div className="hero-voice">
            {heading}
            {leadText}
            {buttons}
          </div>
          {aside}
        </div>
      ) : (
        <div className="hero-head">
          {heading}
          {(leadText || buttons) && (
            <div className="hero-lead">
              {leadText}
              {buttons}
            </div>
          )}
        </div>
      )}
      {children && <CriticalCssBoundary />}
      {children}
    </HeroFrame>
  );
}
