interface Props {
  /** What the block is, for those who do not see it. */
  label: string;
  quote: string;
  /** A job title; never a person's name. */
  role: string;
  industry: string;
}

/** A night interlude: the words alone, and who in what industry said them. */
export function ClientQuote({ label, quote, role, industry }: Props) {
  return (
    <section className="client-quote" aria-label={label}>
      <div className="wrap">
        <figure>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{role}</b> {industry}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
