import type { ReactNode } from 'react';

interface Props {
  /** For the `aria-describedby` of what it explains. */
  id?: string;
  children: ReactNode;
}

/** The basis of a figure, at reading size. */
export function Footnote({ id, children }: Props) {
  return (
    <p className="footnote" id={id}>
      {children}
    </p>
  );
}
