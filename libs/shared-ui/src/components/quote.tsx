import { PlaceholderTag } from './placeholder-tag.tsx';

export interface Quotation {
  /** Without quotation marks: CSS adds them. */
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
  /** Source of the quote; `placeholder` marks it as illustrative. */
  source: string;
}

interface Props extends Quotation {
  /** Sets the quote larger than its neighbors. */
  lead?: boolean;
}

/** A quote with job title and industry; the opening quotation mark hangs in the margin. */
export function Quote({ quote, role, industry, source, lead = false }: Props) {
  return (
    <figure className={lead ? 'voice voice--lead' : 'voice'}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <b>{role}</b>, {industry} <PlaceholderTag source={source} />
      </figcaption>
    </figure>
  );
}
