import { textContent } from 'domutils';
import { readFileSync } from 'node:fs';
import { composedSite, find } from '@vantedge/site-testing/documents';

const site = composedSite();

test("the privacy policy states the date of its last change and the release's retention", async () => {
  const document = await site.document('/privacy');
  const canonical = find(document, 'link[rel=canonical]').attribs['href'];
  const sitemap = await (await site.get('/sitemap.xml')).text();
  const [, changed] = new RegExp(`<loc>${canonical}</loc><lastmod>([^<]+)`).exec(sitemap)!;
  const main = find(document, 'main');
  expect(find(main, 'time').attribs['datetime']).toBe(changed!.slice(0, 10));
  const { leadRetentionDays } = JSON.parse(readFileSync('site.json', 'utf8')) as {
    leadRetentionDays: number;
  };
  expect(textContent(main)).toContain(`${leadRetentionDays} days`);
  expect(textContent(main)).not.toMatch(/to be supplied|copy of the site/i);
});
