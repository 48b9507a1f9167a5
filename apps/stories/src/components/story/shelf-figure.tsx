import type { ComponentProps } from 'react';
import { Shelf } from '../shelf.tsx';

interface Props extends ComponentProps<typeof Shelf> {
  value: string;
  caption: string;
}

/** A team as a shelf of book spines across the hero, and what one spine stands for. */
export function ShelfFigure({ departments, value, caption }: Props) {
  return (
    <figure className="shelf-figure">
      <Shelf departments={departments} />
      <figcaption>
        {value} {caption}
      </figcaption>
    </figure>
  );
}
