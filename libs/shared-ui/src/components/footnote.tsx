import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** For the `aria-describedby` of what it explains. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A footnote that gives the basis of a number, at body size. */
export function Footnote({ id, className, children }: Props) {
  return (
    <p
      className={clsx('footnote ui:mt-6 ui:max-w-[64ch] ui:text-small/body ui:text-slate', className)}
      id={id}
    >
      {children}
    </p>
  );
}
