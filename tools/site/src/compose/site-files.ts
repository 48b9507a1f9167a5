import { SHELL } from '@vantedge/federation-contract';
import type { Page, Release, SectionVersion, SiteFile } from '../release/model.ts';
import { readBlob } from '../store/blobs.ts';
import { putBody } from '../store/bodies.ts';
import type { Store } from '../store/store.ts';
import { text as escape } from './escape.ts';
import { contentType } from '../serve/content-type.ts';
import { RELEASE_URL, clientRelease } from './client-release.ts';
import { type PageDescription, llmsText } from './llms-text.ts';

/** The files of a release that belong to no section. The site's origin is that of its pages' canonical links. */
export async function siteFiles(
  store: Store,
  pages: Readonly<Record<string, Page>>,
  sections: ReadonlyMap<string, SectionVersion & { id: string }>,
  described: ReadonlyMap<string, PageDescription>,
  base: Release | undefined,
): Promise<Record<string, SiteFile>> {
  const origin = new URL(Object.values(pages)[0]!.canonical).origin;
  const urls = Object.entries(pages)
    .filter(([path, { indexable, canonical }]) => indexable && canonical === new URL(path, origin).href)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([, { canonical, changed }]) =>
        `<url><loc>${escape(canonical)}</loc><lastmod>${changed}</lastmod></url>`,
    );
  const file = async (type: string, text: string): Promise<SiteFile> => ({
    type,
    body: await putBody(store, Buffer.from(text), { compression: 'fast' }),
  });
  const { build, files } = sections.get(SHELL)!;
  // Then nothing of the release before is read: rendering all pages repairs a damaged list.
  const isWhole = Object.keys(pages).every((path) => described.has(path));
  return {
    ...(build.favicon && {
      '/favicon.ico': { type: contentType(build.favicon), body: files[build.favicon]! },
    }),
    '/sitemap.xml': await file(
      'application/xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    ),
    '/robots.txt': await file(
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
    '/llms.txt': await file(
      'text/plain; charset=utf-8',
      llmsText(pages, described, isWhole ? '' : await before(store, base)),
    ),
    [RELEASE_URL]: await file('application/json', JSON.stringify(clientRelease(sections))),
  };
}

/** The list of pages of a release. */
async function before(store: Store, release: Release | undefined): Promise<string> {
  const file = release?.files['/llms.txt'];
  return file ? Buffer.from(await readBlob(store, file.body.identity)).toString() : '';
}
