import type { ReactNode } from 'react';

interface Props {
  /** The page's name, in small type above its claim; both are the heading. */
  name?: string;
  children: ReactNode;
}

/** The page's only h1. After a route change it takes the focus, hence its id and its tabindex. */
export function PageTitle({ name, children }: Props) {
  return (
    <h1 id="page-title" tabIndex={-1}>
      {name && <span className="h1-name">{name}</span>} {children}
    </h1>
  );
}
