import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  to: string;
  children: ReactNode;
  /** Visually hidden text that completes the link text. */
  subject?: string;
}

/** A link with an arrow that moves 4 px on hover. */
export function LinkArrow({ to, children, subject }: Props) {
  return (
    <SiteLink className="link-arrow" to={to}>
      {children}
      {subject && <span className="ui:sr-only">: {subject}</span>}
      <Icon name="arrow" />
    </SiteLink>
  );
}
