import type { ReactNode } from 'react';

/** One small word in a hairline box (popular, partner, illustrative); never more than one to a title. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
