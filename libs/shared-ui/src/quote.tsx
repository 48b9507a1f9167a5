import { PlaceholderTag } from './placeholder-tag.tsx';

export interface Quotation {
  /** Without quotation marks: CSS adds them. */
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
  /** Where the words come from; a quotation from `placeholder` is marked as illustrative. */
  source: string;
}

interface Props extends Quotation {
  /** The largest of its neighbors. */
  lead?: boolean;
}

/** A quotation with a job title and an industry; the opening mark hangs in the margin. */
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
