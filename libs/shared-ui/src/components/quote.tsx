import { clsx } from 'clsx';
import { words } from '../words.ts';
import { Tag } from './tag.tsx';

export interface Quotation {
  /** Without quotation marks: CSS adds them. */
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
  /** Source of the quote; `placeholder` marks it as a sample. */
  source: string;
}

interface QuoteTextProps {
  className?: string;
  children: string;
}

/**
 * The words of a quote, in a `figure` with its `QuoteSource`; the opening quotation mark hangs in the margin.
 * @not for one or two client quotes in a section of their own: `Testimonials`.
 */
export function QuoteText({ className, children }: QuoteTextProps) {
  return (
    <blockquote className={clsx('ui:font-display', className)}>
      <p className="ui:quotation-marks ui:[text-wrap:inherit]">{children}</p>
    </blockquote>
  );
}

interface QuotesProps {
  /** One or two; of placeholders, one tag says that they are samples. */
  items: readonly Quotation[];
  /** Tag of samples. */
  sample?: string;
  className?: string;
}

/**
 * One or two quotes beside other content, small, with one tag for all.
 * @not as a section of their own: `Testimonials`.
 */
export function Quotes({ items, sample = words.sample, className }: QuotesProps) {
  return (
    <div className={clsx('quotes ui:grid ui:gap-7', className)}>
      {items.some(({ source }) => source === 'placeholder') && (
        <p className="ui:-mb-2 ui:leading-none">
          <Tag>{sample}</Tag>
        </p>
      )}
      {items.map(({ quote, role, industry }) => (
        <figure key={quote}>
          <QuoteText className="ui:text-4xl/snug ui:tracking-snug ui:text-pretty">{quote}</QuoteText>
          <QuoteSource role={role} industry={industry} source="" className="ui:mt-2.5 ui:text-small" />
        </figure>
      ))}
    </div>
  );
}

interface QuoteSourceProps extends Omit<Quotation, 'quote'> {
  /** Sets the role above the industry instead of before it. */
  stacked?: boolean;
  /** Tag of a sample. */
  sample?: string;
  className?: string;
}

/**
 * Who said it: a job title and an industry, and whether the quote is a sample.
 * @not for the name of a person: quotes have a role and an industry.
 */
export function QuoteSource({
  role,
  industry,
  source,
  stacked,
  sample = words.sample,
  className,
}: QuoteSourceProps) {
  return (
    <figcaption className={clsx('ui:text-quiet', className)}>
      <b className={stacked ? 'ui:block ui:text-md ui:font-medium ui:text-strong' : 'ui:font-normal'}>
        {role}
      </b>
      {stacked ? ' ' : ', '}
      {industry} {source === 'placeholder' && <Tag className={stacked ? undefined : 'ui:ml-1'}>{sample}</Tag>}
    </figcaption>
  );
}
