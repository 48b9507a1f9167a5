import type { ReactNode } from 'react';

/** A footnote that gives the basis of a number, at body size. */
export function Footnote({ children }: { children: ReactNode }) {
  return <p className="footnote mt-6 max-w-prose text-small/body text-slate">{children}</p>;
}
