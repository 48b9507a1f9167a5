import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { axeViolations } from './support/axe-violations.ts';
import { expect, test } from './support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BROWSER = path.join(ROOT, 'dist/shell/browser');
const HOST = 'http://gallery.test';

/**
 * Rules that apply to whole documents, disabled because the gallery shows all examples in one. `examples.ssr.test.tsx` checks
 * headings and ids of each.
 */
const DOCUMENT_RULES = [
  'region',
  'page-has-heading-one',
  'heading-order',
  'landmark-unique',
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'duplicate-id-aria',
];

const published = readdirSync(BROWSER);
const examples = execFileSync(
  process.execPath,
  ['--import', 'tsx', 'tests/site/support/render-examples.tsx'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
);
const styles = published.filter((file) => file.endsWith('.css'));
const document = [
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Examples</title>',
  ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
  `</head><body>${examples}</body></html>`,
].join('');

for (const width of [390, 820, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`no violations in any example, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.route(`${HOST}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return pathname === '/'
          ? route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' })
          : route.fulfill({ path: path.join(BROWSER, path.basename(pathname)) });
      });
      await page.goto(HOST);
      expect(await page.locator('[data-example]').count()).toBeGreaterThan(30);
      await expect(page.locator('.section--dark').first()).not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      );
      expect(await axeViolations(page, ':root', DOCUMENT_RULES)).toEqual([]);
    });

test('production builds do not contain the gallery', () => {
  for (const folder of ['browser', 'server']) {
    const files = readdirSync(path.join(ROOT, 'dist/shell', folder)).filter((file) =>
      /\.(c?js|css)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect([
        file,
        readFileSync(path.join(ROOT, 'dist/shell', folder, file), 'utf8').includes('gallery-index'),
      ]).toEqual([file, false]);
  }
});
