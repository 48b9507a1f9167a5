import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  to: string;
  children: ReactNode;
  /** What is behind the link, where its words alone do not say it: read out and indexed, not shown. */
  subject?: string;
}

/** A link that leads on; its arrow moves 4 px under the pointer. */
export function LinkArrow({ to, children, subject }: Props) {
  return (
    <SiteLink className="link-arrow" to={to}>
      {children}
      {subject && <span className="ui:sr-only">: {subject}</span>}
      <Icon name="arrow" />
    </SiteLink>
  );
}
