import { List, SiteLink } from '@vantedge/shared-ui';

interface Term {
  term: string;
  page: string;
  to: string;
}

/** Terms in alphabetical order by initial, each with its page, like the index of a book. */
export function SolutionsAtoZ({ terms }: { terms: readonly Term[] }) {
  const initials = [...new Set(terms.map(({ term }) => term[0]))];
  return (
    <div className="solutions-a-to-z -mb-5 columns-1 gap-x-gutter-1.5 md:columns-3 lg:columns-4">
      {initials.map((initial) => (
        <section key={initial} className="relative break-inside-avoid pb-1.5 max-md:pl-7 md:pb-5">
          <h3 className="text-3xl/tight text-teal italic max-md:absolute max-md:left-0 md:pb-0.5 md:text-5xl/tight">
            {initial}
          </h3>
          <List className="indent-[-1em] text-md/note text-slate *:py-0.5 *:pl-[1em] md:*:py-1.25">
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
          </List>
        </section>
      ))}
    </div>
  );
}
