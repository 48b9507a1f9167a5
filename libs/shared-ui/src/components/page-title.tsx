import type { ReactNode } from 'react';

interface Props {
  /** The page's name, in small type above the claim; both are part of the heading. */
  name?: string;
  children: ReactNode;
}

/** The page's only h1. It takes the focus after a route change, so it has an id and a tabindex. */
export function PageTitle({ name, children }: Props) {
  return (
    <h1 id="page-title" tabIndex={-1}>
      {name && <span className="h1-name">{name}</span>} {children}
    </h1>
  );
}
