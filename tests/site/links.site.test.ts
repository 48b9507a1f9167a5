import { composedSite } from './composed-site.ts';
import { ALL_ROUTES, SECTION_ROUTES } from './routes.ts';

const site = composedSite();

interface Links {
  /** Whether another address is this page's own. */
  variant: boolean;
  /** Paths that the page leads to by its own text, without header and footer. */
  own: string[];
  /** The same, with them. */
  all: string[];
  /** Places in other pages, as path and id. */
  places: [path: string, id: string][];
  ids: Set<string>;
}

/** The links of each page, as it is served. */
async function readLinks(): Promise<Map<string, Links>> {
  const entries = ALL_ROUTES.map(async (route) => {
    const document = await site.document(route);
    const to = (selector: string) =>
      document
        .querySelectorAll(selector)
        .map((link) => new URL(link.getAttribute('href')!, 'https://site.test'));
    const own = to('main a[href^="/"]');
    const all = to('a[href^="/"]');
    const canonical = document.querySelector('link[rel=canonical]')!.getAttribute('href')!;
    const links: Links = {
      variant: new URL(canonical).pathname !== route,
      own: own.map(({ pathname }) => pathname),
      all: all.map(({ pathname }) => pathname),
      places: all.filter(({ hash }) => hash).map(({ pathname, hash }) => [pathname, hash.slice(1)]),
      ids: new Set(document.querySelectorAll('[id]').map(({ id }) => id)),
    };
    return [route, links] as const;
  });
  return new Map(await Promise.all(entries));
}

test('no page is an orphan: another one leads to it, to those of a section by its own text', async () => {
  const pages = await readLinks();
  const reached = (route: string, by: 'own' | 'all') =>
    [...pages].some(([path, links]) => path !== route && links[by].includes(route));
  const twin = (route: string) => pages.get(route)!.variant;
  // A form leads to the thank-you page; links name the page about the company by its other address.
  const led = ALL_ROUTES.filter(
    (route) => !twin(route) && !['/contact/thank-you', '/why-vantedge'].includes(route),
  );
  expect(led.filter((route) => !reached(route, 'all'))).toEqual([]);
  expect(SECTION_ROUTES.filter((route) => !twin(route) && !reached(route, 'own'))).toEqual([]);
});

test('a link to a place in another page finds it there', async () => {
  const pages = await readLinks();
  const lost = [...pages].flatMap(([path, { places }]) =>
    places
      .filter(([to, id]) => pages.has(to) && !pages.get(to)!.ids.has(id))
      .map(([to, id]) => `${path} to ${to}#${id}`),
  );
  expect(lost).toEqual([]);
});
