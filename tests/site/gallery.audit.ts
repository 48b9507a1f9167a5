import { axeViolations } from '@vantedge/site-testing';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DECLARATIONS } from '../sections.ts';
import { expect, test } from './support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HOST = 'http://gallery.test';
const APPS = Object.keys(DECLARATIONS);
const OWNERS = ['shared-ui', ...APPS];

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

const browserFiles = (app: string) => path.join(ROOT, 'dist', app, 'browser');
const exampleFiles = (folder: string) =>
  readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.examples.tsx'),
  );
const styles = (app: string) =>
  readdirSync(browserFiles(app))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/assets/${app}/${file}">`);
const examples = execFileSync(
  process.execPath,
  ['--import', 'tsx', 'tests/site/support/render-examples.tsx', ...OWNERS],
  { cwd: ROOT, encoding: 'utf8' },
);
const document = [
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Examples</title>',
  ...APPS.flatMap(styles),
  `</head><body>${examples}</body></html>`,
].join('');

test('no violations in any example, on phones in light and on wide screens in dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${HOST}/**`, (route) => {
    const [, , app = '', file = ''] = new URL(route.request().url()).pathname.split('/');
    return file
      ? route.fulfill({ path: path.join(browserFiles(app), file) })
      : route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' });
  });
  await page.goto(HOST);
  for (const owner of OWNERS) {
    // A new section has none.
    const files = exampleFiles(owner === 'shared-ui' ? 'libs/shared-ui' : `apps/${owner}`);
    const shown = await page.locator(`[data-example][data-section=${owner}]`).count();
    expect(shown).toBeGreaterThanOrEqual(files.length);
  }
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(20);
  await expect(page.locator('.section--dark').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // Its sizes are in the section's stylesheet.
  await expect(page.locator('[data-section=pricing] .model-card h3').first()).not.toHaveCSS(
    'line-height',
    'normal',
  );
  // Colors do not depend on the width.
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect
      .soft(await axeViolations(page, ':root', DOCUMENT_RULES), `${width} px, ${colorScheme}`)
      .toEqual([]);
  }
});
