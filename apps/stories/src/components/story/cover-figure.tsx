import { CardTally } from '../card-tally.tsx';

interface Props {
  count: number;
  /** Accessible description of the drawing, in one sentence. */
  label: string;
  value: string;
  caption: string;
  color: string;
}

/** The story's main number across the hero: 28 cards per row, 14 on a phone. */
export function CoverFigure({ count, label, value, caption, color }: Props) {
  return (
    <figure className="cover-figure" data-color={color}>
      <div role="img" aria-label={label}>
        <CardTally count={count} columns={28} className="is-wide" />
        <CardTally count={count} columns={14} className="is-narrow" />
      </div>
      <figcaption>
        <b>{value}</b> {caption}
      </figcaption>
    </figure>
  );
}
