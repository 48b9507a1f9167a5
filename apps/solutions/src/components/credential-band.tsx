import { Fragment } from 'react';

interface Credential {
  /** Set large: `US CPA`. Alternatives are separated by a slash: `['GAAP', 'IFRS']`. */
  mark: string | readonly string[];
  claim: string;
  detail: string;
}

/** Certifications in large type on a dark surface. */
export function CredentialBand({
  id,
  title,
  items,
}: {
  id: string;
  title: string;
  items: readonly Credential[];
}) {
  return (
    <section className="credential-band" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <ul role="list">
          {items.map(({ mark, claim, detail }) => (
            <li key={claim}>
              <h3>
                {[mark].flat().map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 ? <span> / </span> : null}
                    {part}
                  </Fragment>
                ))}
              </h3>
              <p>
                <b>{claim}</b> {detail}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
