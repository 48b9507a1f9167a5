import { formUrl } from '@vantedge/federation-contract';
import type { Document } from 'domhandler';
import sharp from 'sharp';
import { composedSite, find, findAll, visibleText } from '@vantedge/site-testing/documents';
import { ALL_ROUTES } from './support/routes.ts';

/** Where the site's forms are posted to. */
const POSTS = ['contact', 'newsletter'].map((form) => `post ${formUrl('shell', form)}`);

/** Pages of the newsletter's links, which are posted to themselves. */
const LINKS = ['post /newsletter/confirm', 'post /newsletter/unsubscribe'];

const site = composedSite();

describe.each(ALL_ROUTES)('%s without JavaScript', (path) => {
  test('has heading and text', async () => {
    const document = await site.document(path);
    expect(findAll(document, 'main h1')).toHaveLength(1);
    expect(visibleText(find(document, 'main')).length).toBeGreaterThan(400);
  });

  test('links existing images and files', async () => {
    const document = await site.document(path);
    const sources = urlsOf(document, 'img', 'src');
    const images = new Set([...sources, ...candidates(document)]);
    expect(await missing(images, isImage)).toEqual([]);
    const files = new Set([...urlsOf(document, 'link', 'href'), ...urlsOf(document, 'script', 'src')]);
    expect(files.size).toBeGreaterThan(2);
    expect(await missing(files, ({ status }) => status === 200)).toEqual([]);
  });

  test('has forms with a working action', async () => {
    const forms = findAll(await site.document(path), 'main form, footer form');
    expect(forms.length).toBeGreaterThan(0);
    // A form without an action submits to its own page.
    const actions = forms.map(({ attribs }) => `${attribs['method'] ?? 'get'} ${attribs['action'] ?? path}`);
    const known = [...POSTS, ...LINKS, ...ALL_ROUTES.map((route) => `get ${route}`)];
    expect(actions.filter((action) => !known.includes(action))).toEqual([]);
  });

  test('has fragment links to existing ids', async () => {
    const document = await site.document(path);
    const ids = new Set(findAll(document, '[id]').map(({ attribs }) => attribs['id']));
    const links = findAll(document, 'a[href^="#"], a:not([href])');
    const broken = links.filter(({ attribs }) => !ids.has((attribs['href'] ?? '').slice(1)));
    expect(broken.map(({ attribs }) => attribs)).toEqual([]);
  });
});

/** Same-origin URLs in an attribute of the selected elements. */
const urlsOf = (document: Document, tag: string, attribute: string) =>
  findAll(document, `${tag}[${attribute}^="/"]`).map(({ attribs }) => attribs[attribute]!);

const candidates = (document: Document) =>
  findAll(document, '[srcset]')
    .flatMap(({ attribs }) => attribs['srcset']!.split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0]!);

const answers = new Map<string, Promise<boolean>>();

/** URLs whose response fails the check; each URL is requested only once. */
async function missing(urls: Set<string>, passes: (response: Response) => boolean | Promise<boolean>) {
  const results = [...urls].map(async (url) => {
    const answer = answers.get(url) ?? site.get(url).then(passes);
    answers.set(url, answer);
    return { url, passed: await answer };
  });
  return (await Promise.all(results)).filter(({ passed }) => !passed).map(({ url }) => url);
}

/** Whether a response contains a decodable image. */
async function isImage(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const { width } = await sharp(await response.arrayBuffer()).metadata();
  return Boolean(width);
}
