import { Quote, type Quotation } from './quote.tsx';

interface Props {
  /** `dark` if the page has no other dark section, `ruled` if it has, `plain` next to other rules. */
  variant: 'dark' | 'ruled' | 'plain';
  /** Visually hidden heading. */
  title: string;
  /** Two quotes; the first is larger, except in `ruled`. */
  items: readonly Quotation[];
}

/** Two testimonials. */
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
