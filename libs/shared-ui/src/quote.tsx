export interface Quotation {
  /** Without quotation marks: the setting adds them. */
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
}

interface Props extends Quotation {
  /** The largest of its neighbours. */
  lead?: boolean;
}

/** The words, a job title, nothing else; the opening mark hangs in the margin. */
export function Quote({ quote, role, industry, lead = false }: Props) {
  return (
    <figure className={lead ? 'voice voice--lead' : 'voice'}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <b>{role}</b>, {industry}
      </figcaption>
    </figure>
  );
}
