import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** The drawing's name, in italics. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** The caption of a drawing in a hero. */
export function HeroCaption({ name, className, children }: Props) {
  return (
    <figcaption className={clsx('text-small/body text-on-night-2', className)}>
      {name && (
        <>
          <b className="font-display text-lg/none font-normal text-on-night italic">{name}</b>{' '}
        </>
      )}
      {children}
    </figcaption>
  );
}
