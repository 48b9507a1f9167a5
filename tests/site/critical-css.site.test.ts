import { aboveTheFold } from '../../tools/site/src/compose/fold.ts';
import { composedSite } from './support/composed-site.ts';
import { purgedCss } from './support/purged-css.ts';
import { ALL_ROUTES } from './support/routes.ts';

const site = composedSite();

const text = async (path: string) => (await site.get(path)).text();

test.each(ALL_ROUTES)('%s inlines the rules that PurgeCSS keeps', async (route) => {
  const html = await text(route);
  const [, inlined = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const [, body = ''] = /<div id="root">(.*)<script type="application\/json"/s.exec(html) ?? [];
  const urls = [...html.matchAll(/<link rel="stylesheet" disabled href="([^"]+)"/g)].map(([, url]) => url!);
  const stylesheets = await Promise.all(urls.map(text));
  // The composer adds the links after it has extracted the rules.
  const markup = aboveTheFold(body.replaceAll(/<link [^>]*>|<noscript><link.*?<\/noscript>/g, ''));
  // Only the document declares fonts: with a second declaration, Chromium would also use fonts that arrive late.
  const [fonts] = /^(?:@font-face\{[^}]*\})*/.exec(inlined)!;
  expect(fonts).toMatch(/Newsreader Display.*italic.*Geist/s);
  expect(stylesheets.join('')).not.toContain('@font-face');
  expect(inlined.length).toBeGreaterThan(1000);
  const [hiding] = /@media screen\{\[data-unstyled\].*$/.exec(inlined)!;
  expect(inlined).toBe(fonts + (await purgedCss(markup, stylesheets)) + hiding);
});
