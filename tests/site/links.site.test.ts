import { composedSite } from './composed-site.ts';
import { ALL_ROUTES, SECTION_ROUTES } from './routes.ts';

const site = composedSite();

interface Links {
  /** Whether the page's canonical URL is another path. */
  variant: boolean;
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
      fragments: all.filter(({ hash }) => hash).map(({ pathname, hash }) => [pathname, hash.slice(1)]),
      ids: new Set(document.querySelectorAll('[id]').map(({ id }) => id)),
    };
    return [route, links] as const;
  });
  return new Map(await Promise.all(entries));
}

test("no page is an orphan; section pages are linked from another page's main content", async () => {
  const pages = await readLinks();
  const reached = (route: string, by: 'own' | 'all') =>
    [...pages].some(([path, links]) => path !== route && links[by].includes(route));
  const twin = (route: string) => pages.get(route)!.variant;
  // Exceptions: the thank-you page follows a form, and links use /about instead of its canonical path.
  const led = ALL_ROUTES.filter(
    (route) => !twin(route) && !['/contact/thank-you', '/why-vantedge'].includes(route),
  );
  expect(led.filter((route) => !reached(route, 'all'))).toEqual([]);
  expect(SECTION_ROUTES.filter((route) => !twin(route) && !reached(route, 'own'))).toEqual([]);
});

test('fragment links point to existing ids', async () => {
  const pages = await readLinks();
  const lost = [...pages].flatMap(([path, { fragments }]) =>
    fragments
      .filter(([to, id]) => pages.has(to) && !pages.get(to)!.ids.has(id))
      .map(([to, id]) => `${path} to ${to}#${id}`),
  );
  expect(lost).toEqual([]);
});
