import type { Route } from '@playwright/test';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportProblems } from '../../libs/release/src/testing/report-problems.ts';
import { showIntent, startApplication } from '@vantedge/site-testing';
import { serveStore } from './support/run-site.ts';
import { expect, test } from './support/test.ts';
import { watchMain } from './support/section-failures.ts';
import { SECTION, SECTION_PAGE } from './support/routes.ts';

/** Code that marks the page if a modified file runs. */
const MARK = ';globalThis.__altered=1;';

const FILES = {
  'the shell': /\/assets\/shell\/main\..*\.js/,
  'the shared modules': /\/assets\/shell\/vendor\./,
  'a federation entry': new RegExp(`/assets/${SECTION}/remote-entry\\.`),
  'an exposed chunk': new RegExp(`/assets/${SECTION}/c\\.`),
};

for (const [name, file] of Object.entries(FILES)) {
  test(`${name}: modified in transit, never runs, and the error names the file`, async ({ page, site }) => {
    const main = await watchMain(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    let altered = '';
    await page.route(file, async (route: Route) => {
      altered = new URL(route.request().url()).pathname;
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: MARK + (await answer.text()).slice(1) });
    });
    await page.goto(`${site}${SECTION_PAGE}`);
    const served = await main.currentLength();
    await showIntent(page);
    await expect.poll(() => errors.some((text) => altered !== '' && text.includes(altered))).toBe(true);
    expect(await page.evaluate(() => '__altered' in globalThis)).toBe(false);
    expect(await main.minLength()).toBe(served);
  });
}

test('a modified stylesheet is not applied, and the page keeps its own rules', async ({ page, site }) => {
  await page.route(/\/assets\/shell\/main\..*\.css/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} h1 { color: red !important }` });
  });
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).not.toBe(
    'rgb(255, 0, 0)',
  );
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
    'Newsreader',
  );
  // A request may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a byte modified in the store is never served; the server starts and names the file', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vantedge-store-'));
  try {
    await cp(path.resolve('.store-test/site'), folder, { recursive: true });
    const { file, hash } = await aScriptOf(folder, SECTION);
    const blob = path.join(folder, 'blobs', hash.slice(0, 2), hash);
    const bytes = await readFile(blob);
    bytes[10] = bytes[10]! ^ 1;
    await rm(blob);
    await writeFile(blob, bytes);
    const reports: string[] = [];
    const server = await serveStore(folder, { report: reportProblems(reports) });
    try {
      expect(reports.join('\n')).toContain(hash);
      expect(server.status().degraded?.problem).toMatchObject({ code: 'BLOB_HASH_MISMATCH' });
      const script = await page.request.get(`${server.url}/assets/${SECTION}/${file}`);
      if (script.ok())
        expect(
          createHash('sha256')
            .update(await script.body())
            .digest('hex'),
        ).toBe(hash);
      const answer = await page.goto(`${server.url}${SECTION_PAGE}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('h1')).toBeVisible();
    } finally {
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** A page script of a section in the store. */
async function aScriptOf(store: string, section: string) {
  const [version = ''] = await readdir(path.join(store, 'versions', section));
  const record = JSON.parse(await readFile(path.join(store, 'versions', section, version), 'utf8')) as {
    files: Record<string, { identity: string }>;
  };
  const [file, body] = Object.entries(record.files).find(
    ([name]) => name.startsWith('c.') && name.endsWith('.js'),
  )!;
  return { file, hash: body.identity };
}
