import { SiteLink } from '@vantedge/shared-ui';

interface Term {
  term: string;
  page: string;
  to: string;
}

/** Terms in alphabetical order by initial, each with its page, like the index of a book. */
export function TermIndex({ terms }: { terms: readonly Term[] }) {
  const initials = [...new Set(terms.map(({ term }) => term[0]))];
  return (
    <div className="term-index">
      {initials.map((initial) => (
        <section key={initial}>
          <h3>{initial}</h3>
          <ul role="list">
            {terms
              .filter(({ term }) => term[0] === initial)
              .map(({ term, page, to }) => (
                <li key={term}>
                  <SiteLink to={to}>{term}</SiteLink>, <span>{page}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
