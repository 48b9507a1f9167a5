import { useId } from 'react';
import { words } from '../words.ts';
import { type Quotation, QuoteText } from './quote.tsx';
import { Tag } from './tag.tsx';

interface Props {
  /** What the quotes are about. */
  title: string;
  items: readonly [Quotation] | readonly [Quotation, Quotation];
  /** Tag of samples, once for the group. */
  sample?: string;
}

/**
 * One or two small testimonials beside their heading.
 * @not for a single quote beside other content: `QuoteText` and `QuoteSource`.
 */
export function Testimonials({ title, items, sample = words.sample }: Props) {
  const id = useId();
  return (
    <section className="testimonials ui:py-part" aria-labelledby={id}>
      <div className="page-edge ui:gap-y-6 ui:max-lg:grid ui:lg:grid-12">
        <h2 className="ui:text-h3/tight ui:lg:col-span-4" id={id}>
          {title} {items.some(({ source }) => source === 'placeholder') && <Tag>{sample}</Tag>}
        </h2>
        <div className="ui:grid ui:gap-x-gutter-2 ui:gap-y-6 ui:md:grid-cols-2 ui:lg:col-span-8 ui:lg:col-start-5">
          {items.map(({ quote, role, industry }) => (
            <figure key={quote} className="ui:border-t ui:border-rule ui:pt-4">
              <QuoteText className="ui:text-2xl/snug ui:tracking-snug ui:text-pretty ui:md:text-4xl/snug">
                {quote}
              </QuoteText>
              <figcaption className="ui:mt-3 ui:text-small ui:text-quiet">{`${role}, ${industry}`}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
