import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  to: string;
  children: ReactNode;
  /** The accessible name, where the words alone do not say what is behind them; it begins with those words. */
  label?: string;
}

/** A link that leads on; its arrow moves 4 px under the pointer. */
export function LinkArrow({ to, children, label }: Props) {
  return (
    <SiteLink className="link-arrow" to={to} aria-label={label}>
      {children}
      <Icon name="arrow" />
    </SiteLink>
  );
}
