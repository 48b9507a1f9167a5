import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { composedSite, visibleText } from './support/documents.ts';
import { ALL_ROUTES } from './support/routes.ts';

/** Form endpoint. Its token image needs a lead store, which these tests do not have. */
const LEADS = '/api/leads';

const site = composedSite();

describe.each(ALL_ROUTES)('%s without JavaScript', (path) => {
  test('has heading and text', async () => {
    const document = await site.document(path);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    expect(visibleText(document.querySelector('main')!).length).toBeGreaterThan(400);
  });

  test('links existing images and files', async () => {
    const document = await site.document(path);
    const sources = urlsOf(document, 'img', 'src').filter((url) => !url.startsWith(LEADS));
    const images = new Set([...sources, ...candidates(document)]);
    expect(await missing(images, isImage)).toEqual([]);
    const files = new Set([...urlsOf(document, 'link', 'href'), ...urlsOf(document, 'script', 'src')]);
    expect(files.size).toBeGreaterThan(2);
    expect(await missing(files, ({ status }) => status === 200)).toEqual([]);
  });

  test('has forms with a working action', async () => {
    const forms = (await site.document(path)).querySelectorAll('main form, footer form');
    expect(forms.length).toBeGreaterThan(0);
    const actions = forms.map(
      (form) => `${form.getAttribute('method') ?? 'get'} ${form.getAttribute('action')}`,
    );
    const known = [`post ${LEADS}`, ...ALL_ROUTES.map((route) => `get ${route}`)];
    expect(actions.filter((action) => !known.includes(action))).toEqual([]);
  });

  test('has fragment links to existing ids', async () => {
    const document = await site.document(path);
    const ids = new Set(document.querySelectorAll('[id]').map(({ id }) => id));
    const links = document.querySelectorAll('a[href^="#"], a:not([href]):not(.masked)');
    const broken = links.filter((link) => !ids.has((link.getAttribute('href') ?? '').slice(1)));
    expect(broken.map((link) => link.outerHTML)).toEqual([]);
  });
});

/** Same-origin URLs in an attribute of the selected elements. */
const urlsOf = (document: HTMLElement, tag: string, attribute: string) =>
  document.querySelectorAll(`${tag}[${attribute}^="/"]`).map((element) => element.getAttribute(attribute)!);

const candidates = (document: HTMLElement) =>
  document
    .querySelectorAll('[srcset]')
    .flatMap((element) => element.getAttribute('srcset')!.split(','))
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
