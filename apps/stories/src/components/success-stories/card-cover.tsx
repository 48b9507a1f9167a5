import { CardTally } from '../card-tally.tsx';

interface Props {
  count: number;
  /** Accessible description of the drawing, in one sentence. */
  label: string;
  value: string;
  caption: string;
}

/** A cover that draws the story's main number: 28 cards per row, 14 on a phone, and what one card is. */
export function CardCover({ count, label, value, caption }: Props) {
  return (
    <>
      <div role="img" aria-label={label}>
        <CardTally count={count} columns={28} className="is-wide" />
        <CardTally count={count} columns={14} className="is-narrow" />
      </div>
      <p className="fp-key">
        <b>{value}</b> {caption}
      </p>
    </>
  );
}
