import type { ComponentProps } from 'react';
import { Shelf } from '../shelf.tsx';

interface Props extends ComponentProps<typeof Shelf> {
  value: string;
  caption: string;
}

/** A team as a shelf of book spines across the hero, and what one spine stands for. */
export function ShelfFigure({ departments, value, caption }: Props) {
  return (
    <figure className="mt-figure scheme-dark [--shelf-ground:var(--night-2)]">
      <Shelf departments={departments} />
      <figcaption className="mt-3.5 max-w-[96ch] text-small/body text-balance text-on-night-2">
        {value} {caption}
      </figcaption>
    </figure>
  );
}
