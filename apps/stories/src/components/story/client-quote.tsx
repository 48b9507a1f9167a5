import { PlaceholderTag } from '@vantedge/shared-ui';

interface Props {
  /** Accessible name of the section. */
  label: string;
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
  /** Source of the quote; `placeholder` marks it as illustrative. */
  source: string;
}

/** A quote in a dark section, with the role and industry of the client. */
export function ClientQuote({ label, quote, role, industry, source }: Props) {
  return (
    <section className="client-quote" aria-label={label}>
      <div className="wrap">
        <figure>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{role}</b> {industry} <PlaceholderTag source={source} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
