import { Quote, type Quotation } from './quote.tsx';

interface Props {
  /** On night when the page has no other night interlude, ruled on paper when it has, plain beside other rules. */
  tone: 'night' | 'ruled' | 'plain';
  /** Heard, not seen: what the quotations are. */
  title: string;
  /** Two; the first weighs more, except between rules. */
  items: readonly Quotation[];
}

/** Two quotations of unequal weight. */
export function Voices({ tone, title, items }: Props) {
  return (
    <section
      className={`voices voices--${tone}${tone === 'night' ? '' : ' section'}`}
      aria-labelledby="voices-title"
    >
      <div className="wrap">
        <h2 className="visually-hidden" id="voices-title">
          {title}
        </h2>
        {items.map((item, place) => (
          <Quote key={item.quote} {...item} lead={place === 0 && tone !== 'ruled'} />
        ))}
      </div>
    </section>
  );
}
