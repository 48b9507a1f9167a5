import type { ReactNode } from 'react';

interface Props {
  /** For the `aria-describedby` of what it explains. */
  id?: string;
  children: ReactNode;
}

/** A footnote that gives the basis of a number, at body size. */
export function Footnote({ id, children }: Props) {
  return (
    <p className="footnote" id={id}>
      {children}
    </p>
  );
}
