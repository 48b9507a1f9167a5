import { composedSite, find, findAll } from '@vantedge/site-testing/documents';
import { ALL_ROUTES, ROUTES, SECTION_ROUTES } from './support/routes.ts';

const site = composedSite();

interface Links {
  /** Whether the page's canonical URL is another path. */
  variant: boolean;
  /** Whether search engines may list the page. */
  indexable: boolean;
  /** Paths linked from `main`. */
  own: string[];
  /** Paths linked from anywhere on the page. */
  all: string[];
  /** Linked fragments, as path and id. */
  fragments: [path: string, id: string][];
  ids: Set<string>;
}

/** Links of each prerendered page. */
async function readLinks(): Promise<Map<string, Links>> {
  const entries = ALL_ROUTES.map(async (route) => {
    const document = await site.document(route);
    const to = (selector: string) =>
      findAll(document, selector).map(({ attribs }) => new URL(attribs['href']!, 'https://site.test'));
    const own = to('main a[href^="/"]');
    const all = to('a[href^="/"]');
    const canonical = find(document, 'link[rel=canonical]').attribs['href']!;
    const links: Links = {
      variant: new URL(canonical).pathname !== route,
      indexable: !findAll(document, 'meta[name=robots][content=noindex]').length,
      own: own.map(({ pathname }) => pathname),
      all: all.map(({ pathname }) => pathname),
      fragments: all.filter(({ hash }) => hash).map(({ pathname, hash }) => [pathname, hash.slice(1)]),
      ids: new Set(findAll(document, '[id]').map(({ attribs }) => attribs['id']!)),
    };
    return [route, links] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Variants, and drafts or confirmations, which are noindex, need no link. */
const needsLink = ({ variant, indexable }: Links) => !variant && indexable;

test("no page is an orphan; section pages are linked from another page's main content", async () => {
  const pages = await readLinks();
  const isReached = (route: string, by: 'own' | 'all') =>
    [...pages].some(([path, links]) => path !== route && links[by].includes(route));
  const exceptions = newSectionEntries(pages);
  const routes = ALL_ROUTES.filter((path) => needsLink(pages.get(path)!) && !exceptions.includes(path));
  expect(routes.filter((path) => !isReached(path, 'all'))).toEqual([]);
  expect(routes.filter((path) => SECTION_ROUTES.includes(path) && !isReached(path, 'own'))).toEqual([]);
});

test('links lead to canonical URLs', async () => {
  const pages = await readLinks();
  const variants = [...pages].filter(([, { variant }]) => variant).map(([path]) => path);
  expect(variants).not.toEqual([]);
  for (const [path, { all }] of pages)
    expect({ [path]: all.filter((to) => variants.includes(to)) }).toEqual({ [path]: [] });
});

/** First pages of sections that no other section links to yet: menus belong to the shell, which follows later. */
function newSectionEntries(pages: ReadonlyMap<string, Links>): string[] {
  return Object.values(ROUTES).flatMap((routes) => {
    const others = [...pages].filter(([path]) => !routes.includes(path));
    const isLinked = others.some(([, { all }]) => all.some((path) => routes.includes(path)));
    return isLinked ? [] : routes[0];
  });
}

test('fragment links point to existing ids', async () => {
  const pages = await readLinks();
  const lost = [...pages].flatMap(([path, { fragments }]) =>
    fragments
      .filter(([to, id]) => pages.has(to) && !pages.get(to)!.ids.has(id))
      .map(([to, id]) => `${path} to ${to}#${id}`),
  );
  expect(lost).toEqual([]);
});
