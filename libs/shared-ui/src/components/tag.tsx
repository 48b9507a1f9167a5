import type { ReactNode } from 'react';

/** A badge: one or two words in a hairline box (Popular, High volume, Illustrative). At most one per title. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
