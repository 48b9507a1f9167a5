import { Quote, type Quotation } from './quote.tsx';

interface Props {
  /** On night when the page has no other night interlude, ruled on paper when it has, plain beside other rules. */
  variant: 'dark' | 'ruled' | 'plain';
  /** Heard, not seen: what the quotations are. */
  title: string;
  /** Two; the first weighs more, except between rules. */
  items: readonly Quotation[];
}

/** Two quotations of unequal weight. */
export function Testimonials({ variant, title, items }: Props) {
  return (
    <section
      className={`testimonials testimonials--${variant}${variant === 'dark' ? '' : ' section'}`}
      aria-labelledby="testimonials-title"
    >
      <div className="wrap">
        <h2 className="visually-hidden" id="testimonials-title">
          {title}
        </h2>
        {items.map((item, index) => (
          <Quote key={item.quote} {...item} lead={index === 0 && variant !== 'ruled'} />
        ))}
      </div>
    </section>
  );
}
