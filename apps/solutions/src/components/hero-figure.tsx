import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  caption: ReactNode;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A drawing to scale across a hero, below its caption. */
export function HeroFigure({ caption, className, style, children }: Props) {
  return (
    <figure className={clsx('mt-figure', className)} style={style}>
      <figcaption className="pb-3.5 text-small text-on-dark-2">{caption}</figcaption>
      {children}
    </figure>
  );
}
