import { useId } from 'react';
import { type Quotation, QuoteSource, QuoteText } from './quote.tsx';

type Variant = 'dark' | 'ruled' | 'plain';

interface Props {
  /** `dark` if the page has no other dark section, `ruled` if it has, `plain` next to other rules. */
  variant: Variant;
  /** Visually hidden heading. */
  title: string;
  /** One or two; the first is larger, except in `ruled`. */
  items: readonly [Quotation] | readonly [Quotation, Quotation];
}

interface Look {
  section: string;
  wrap: string;
  caption: string;
  /** Classes of the first and the second quote, and of their texts. */
  quotes: readonly [string, string];
  texts: readonly [string, string];
}

const SMALL = 'ui:text-balance ui:text-lead/tight ui:tracking-snug';
const CAPTION = 'ui:mt-5 ui:text-md';

const LOOKS: Record<Variant, Look> = {
  dark: {
    section: 'ui:surface-dark ui:py-interlude',
    wrap: 'ui:grid-12',
    caption: CAPTION,
    quotes: [
      'ui:col-span-full ui:lg:col-span-7 ui:lg:col-start-1',
      'ui:max-lg:mt-12 ui:self-end ui:border-t ui:border-night-rule ui:pt-6 ui:max-md:col-span-full ui:md:col-start-5 ui:md:-col-end-1 ui:lg:col-start-9 ui:lg:-col-end-1',
    ],
    texts: ['ui:text-balance ui:text-quote/title ui:tracking-tight', SMALL],
  },
  ruled: {
    section: 'ui:py-section',
    wrap: 'ui:grid-12',
    caption: CAPTION,
    quotes: [
      'ui:col-span-full ui:border-t ui:border-rule ui:pt-6 ui:lg:col-span-6 ui:lg:col-start-1',
      'ui:max-lg:mt-10 ui:col-span-full ui:mt-lead ui:border-t ui:border-rule ui:pt-6 ui:lg:col-start-8 ui:lg:-col-end-1',
    ],
    texts: [SMALL, SMALL],
  },
  plain: {
    section: 'ui:py-section',
    wrap: 'ui:grid ui:items-start ui:gap-12 ui:lg:grid-cols-7-4 ui:lg:gap-gutter-3',
    caption: CAPTION,
    quotes: ['', ''],
    texts: [
      'ui:text-pretty ui:text-stat-sm/tight ui:tracking-snug',
      'ui:text-pretty ui:text-4xl/snug ui:tracking-snug',
    ],
  },
};

/**
 * One or two testimonials.
 * @not for a single quote beside other content: `QuoteText` and `QuoteSource`.
 */
export function Testimonials({ variant, title, items }: Props) {
  const id = useId();
  const { section, wrap, caption, quotes, texts } = LOOKS[variant];
  return (
    <section className={section} aria-labelledby={id}>
      <div className={`page-edge ${wrap}`}>
        <h2 className="visually-hidden" id={id}>
          {title}
        </h2>
        {items.map(({ quote, ...source }, index) => (
          <figure key={quote} className={quotes[index]}>
            <QuoteText className={texts[index]}>{quote}</QuoteText>
            <QuoteSource {...source} className={caption} />
          </figure>
        ))}
      </div>
    </section>
  );
}
