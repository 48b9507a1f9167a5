import { PlaceholderTag } from '@vantedge/shared-ui';

interface Props {
  /** What the block is, for those who do not see it. */
  label: string;
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
  /** Where the words come from; those of `placeholder` are marked as illustrative. */
  source: string;
}

/** A night interlude: the words alone, and who in what industry said them. */
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
