import { assetUrl, manifestUrl } from '@vantedge/federation-contract';
import { LEAD_TOKEN_PATH, LEADS_PATH } from '@vantedge/leads';
import type { Page, SectionVersion, SiteFile, StoredBuild } from '@vantedge/release';
import { putBody, sha256, type Store } from '@vantedge/release/store';
import { text as escape } from '@vantedge/release/html';
import { contentType } from '@vantedge/release/live';
import { clientRelease, RELEASE_URL, type Sections } from './client-release.ts';

/** Paths that a release of these versions serves: pages, assets, files of the site, and the lead endpoint. */
export function servedPaths(sections: Sections): Set<string> {
  const builds = [...sections.values()].map(({ build }) => build);
  return new Set([
    ...builds.flatMap((build) => build.routes.map(({ path }) => path)),
    ...builds.flatMap((build) => Object.keys(build.files).map((file) => assetUrl(build, file))),
    ...builds.flatMap(siteFilePaths),
    LEADS_PATH,
    LEAD_TOKEN_PATH,
  ]);
}

/** Paths of the files that `siteFiles` returns. */
const siteFilePaths = ({ name, manifest, favicon }: StoredBuild): string[] => [
  ...(favicon ? ['/favicon.ico'] : []),
  ...(manifest ? [manifestUrl(name)] : []),
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  RELEASE_URL,
];

/**
 * Files of a release at fixed paths, which are not pages. The favicon and federation manifests are files of the builds. The origin of the
 * site comes from its pages' canonical links. `kept` are those of the live release: what is unchanged needs no access to the store.
 */
export async function siteFiles(
  store: Store,
  pages: Readonly<Record<string, Page>>,
  sections: ReadonlyMap<string, SectionVersion & { id: string }>,
  kept: Readonly<Record<string, SiteFile>> = {},
): Promise<Record<string, SiteFile>> {
  const { origin } = new URL(Object.values(pages).find(({ canonical }) => canonical)!.canonical!);
  const urls = Object.entries(pages)
    .filter(([path, { indexable, canonical }]) => indexable && canonical === `${origin}${path}`)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([path, { changed }]) => `<url><loc>${escape(origin + path)}</loc><lastmod>${changed}</lastmod></url>`,
    );
  const file = async (path: string, type: string, text: string): Promise<[string, SiteFile]> => {
    const bytes = Buffer.from(text);
    const known = kept[path];
    if (known?.type === type && known.body.identity === sha256(bytes)) return [path, known];
    return [path, { type, body: await putBody(store, bytes, { compression: 'fast' }) }];
  };
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  const written = await Promise.all([
    file('/sitemap.xml', 'application/xml', sitemap),
    file('/robots.txt', 'text/plain; charset=utf-8', robots),
    file('/llms.txt', 'text/plain; charset=utf-8', llmsText(pages)),
    file(RELEASE_URL, 'application/json', JSON.stringify(clientRelease(sections))),
  ]);
  const named = [...sections.values()].flatMap(({ build, files }) => {
    const named = { '/favicon.ico': build.favicon, [manifestUrl(build.name)]: build.manifest };
    return Object.entries(named).flatMap(([path, file]): [string, SiteFile][] =>
      file ? [[path, { type: contentType(file), body: files[file]! }]] : [],
    );
  });
  return Object.fromEntries([...named, ...written]);
}

/** Generates `/llms.txt`: the pages of a release with their descriptions. */
export function llmsText(pages: Readonly<Record<string, Page>>): string {
  const home = pages['/'];
  const head = home
    ? `# ${home.site ?? home.title}\n\n${home.description ? `> ${oneLine(home.description)}\n\n` : ''}## Pages\n\n`
    : '';
  const lines = Object.entries(pages)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, page]) => {
      const { indexable, canonical } = page;
      return indexable && canonical && new URL(canonical).pathname === path ? [line(page, canonical)] : [];
    });
  return `${head}${lines.join('\n')}\n`;
}

/** Formats one page. Titles consist of the page's name and the site's. */
function line({ title, description }: Page, url: string): string {
  const name = title.replace(/ \| [^|]+$/, '').replace(/[[\]]/g, '');
  return `- [${oneLine(name)}](${url})${description ? `: ${oneLine(description)}` : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
