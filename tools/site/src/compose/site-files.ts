import { assetUrl, formUrl, manifestUrl } from '@vantedge/federation-contract';
import type { Page, SectionVersion, SiteFile, StoredBuild } from '@vantedge/release';
import { putBody, sha256, type Store } from '@vantedge/store';
import { text as escape } from '@vantedge/documents/html';
import { contentType } from '@vantedge/documents/http';
import { clientRelease, RELEASE_URL, type Sections } from './client-release.ts';

/** Paths that a release of these versions serves: pages, assets, files of the site, and addresses of its forms. */
export function servedPaths(sections: Sections): Set<string> {
  const builds = [...sections.values()].map(({ build }) => build);
  return new Set([
    ...builds.flatMap((build) => build.routes.map(({ path }) => path)),
    ...builds.flatMap((build) => Object.keys(build.files).map((file) => assetUrl(build, file))),
    ...builds.flatMap(namedFiles).map(({ path }) => path),
    ...builds.flatMap(({ name, forms = [] }) => forms.map((form) => formUrl(name, form.name))),
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    RELEASE_URL,
  ]);
}

/** Files of a build that are served at fixed paths. */
const namedFiles = ({ name, manifest, favicon }: StoredBuild) => [
  ...(favicon ? [{ path: '/favicon.ico', file: favicon }] : []),
  ...(manifest ? [{ path: manifestUrl(name), file: manifest }] : []),
];

/**
 * Files of a release at fixed paths, which are not pages. The favicon and federation manifests are files of the builds. `kept` are those of the live release: what is unchanged needs no access to the store.
 */
export async function siteFiles(
  store: Store,
  pages: Readonly<Record<string, Page>>,
  sections: ReadonlyMap<string, SectionVersion & { id: string }>,
  origin: string | undefined,
  kept: Readonly<Record<string, SiteFile>> = {},
): Promise<Record<string, SiteFile>> {
  const urls = listedPages(pages, origin).map(
    ({ canonical, changed }) => `<url><loc>${escape(canonical)}</loc><lastmod>${changed}</lastmod></url>`,
  );
  const file = async (path: string, type: string, text: string): Promise<[string, SiteFile]> => {
    const bytes = Buffer.from(text);
    const known = kept[path];
    if (known?.type === type && known.body.identity === sha256(bytes)) return [path, known];
    return [path, { type, body: await putBody(store, bytes, { compression: 'fast' }) }];
  };
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  const robots = ['User-agent: *\nAllow: /\n', ...(origin ? [`Sitemap: ${origin}/sitemap.xml\n`] : [])].join(
    '\n',
  );
  const written = await Promise.all([
    file('/sitemap.xml', 'application/xml', sitemap),
    file('/robots.txt', 'text/plain; charset=utf-8', robots),
    file('/llms.txt', 'text/plain; charset=utf-8', llmsText(pages, origin)),
    file(RELEASE_URL, 'application/json', JSON.stringify(clientRelease(sections))),
  ]);
  const named = [...sections.values()].flatMap(({ build, files }) =>
    namedFiles(build).map(
      ({ path, file }) => [path, { type: contentType(file), body: files[file]! }] as const,
    ),
  );
  return Object.fromEntries([...named, ...written]);
}

/** Generates `/llms.txt`: the pages of a release with their descriptions. */
export function llmsText(pages: Readonly<Record<string, Page>>, origin: string | undefined): string {
  const home = pages['/'];
  const head = home
    ? `# ${home.site ?? home.title}\n\n${home.description ? `> ${oneLine(home.description)}\n\n` : ''}## Pages\n\n`
    : '';
  return `${head}${listedPages(pages, origin).map(line).join('\n')}\n`;
}

type ListedPage = Page & { canonical: string };

/** Pages for search engines, by path: without `noindex`, and at their canonical URL. */
function listedPages(pages: Readonly<Record<string, Page>>, origin: string | undefined): ListedPage[] {
  return Object.entries(pages)
    .filter(([path, { indexable, canonical }]) => indexable && canonical === `${origin}${path}`)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, page]) => page as ListedPage);
}

/** Formats one page. Titles consist of the page's name and the site's. */
function line({ title, description, canonical }: ListedPage): string {
  const name = title.replace(/ \| [^|]+$/, '').replace(/[[\]]/g, '');
  return `- [${oneLine(name)}](${canonical})${description ? `: ${oneLine(description)}` : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
