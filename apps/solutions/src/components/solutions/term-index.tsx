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
    <div className="term-index mt-stack -mb-5 columns-2 gap-x-[calc(var(--gutter)*1.5)] max-[360px]:columns-1 md:columns-3 lg:columns-4">
      {initials.map((initial) => (
        <section key={initial} className="break-inside-avoid pb-5">
          <h3 className="pb-0.5 text-5xl/tight text-teal italic">{initial}</h3>
          <ul className="indent-[-1em] text-md/note text-slate *:py-1.25 *:pl-[1em]" role="list">
            {terms
              .filter(({ term }) => term[0] === initial)
              .map(({ term, page, to }) => (
                <li key={term}>
                  <SiteLink className="text-ink decoration-control hover:decoration-current" to={to}>
                    {term}
                  </SiteLink>
                  , <span className="font-display text-lg/tight italic">{page}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
