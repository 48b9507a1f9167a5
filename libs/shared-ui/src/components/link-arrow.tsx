import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  to: string;
  children: ReactNode;
  /** Visually hidden text that completes the link text. */
  subject?: string;
  /** On a line of its own in a list of ruled lines, with the arrow at the end. */
  stacked?: boolean;
  className?: string;
}

const LINK =
  'link-arrow ui:group/arrow ui:items-center ui:gap-2 ui:font-medium ui:decoration-control ui:decoration-auto';
const INLINE = 'ui:inline-flex ui:min-h-11 ui:underline ui:hover:decoration-current';
const STACKED =
  'ui:flex ui:min-h-14 ui:justify-between ui:no-underline ui:hover:underline ui:hover:decoration-current';

/** A link with an arrow that moves 4 px on hover. */
export function LinkArrow({ to, children, subject, stacked, className }: Props) {
  return (
    <SiteLink className={clsx(LINK, stacked ? STACKED : INLINE, className)} to={to}>
      {children}
      {subject && <span className="ui:sr-only">: {subject}</span>}
      <Icon name="arrow" className="ui:transition-transform ui:group-hover/arrow:translate-x-1" />
    </SiteLink>
  );
}
