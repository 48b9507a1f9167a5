import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildRecord } from '@vantedge/federation-contract';
import type { SiteServer } from '../../apps/server/src/http/server.ts';
import { startApplication } from './support/application.ts';
import { collectConsoleErrors } from './support/console-errors.ts';
import { serveStore } from './support/serve-store.ts';
import { site } from './support/site-command.ts';
import { expect, test } from './support/test.ts';

test.describe('a section built before the default Trusted Types policy existed', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let server: SiteServer;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'vantedge-older-'));
    const [store, dist] = [path.join(folder, 'store'), path.join(folder, 'dist')];
    cpSync(path.resolve('.store-test/site'), store, { recursive: true });
    cpSync(path.resolve('dist/pricing'), path.join(dist, 'pricing'), { recursive: true });
    makeOlder(path.join(dist, 'pricing'));
    site('publish', 'pricing', '--dist', dist, '--store', store, '--expect', 'any');
    server = await serveStore(store);
  });

  test.afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('hydrates on its own pages, whose CSP allows its own policy', async ({ page }) => {
    const errors = await collectConsoleErrors(page);
    await page.goto(`${server.url}/rate-card`);
    await startApplication(page);
    await expect(page.getByPlaceholder('Your Name')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    const answer = await page.request.get(`${server.url}/rate-card`);
    expect(answer.headers()['content-security-policy']).toContain(
      "trusted-types vantedge default 'allow-duplicates'",
    );
  });

  test("is a full page load from other sections' pages, whose CSP does not", async ({ page }) => {
    await page.goto(`${server.url}/about`);
    await startApplication(page);
    await page.evaluate(() => void Object.assign(window, { openedBefore: true }));
    await page
      .locator('a[href="/rate-card"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(`${server.url}/rate-card`);
    await startApplication(page);
    expect(await page.evaluate(() => 'openedBefore' in window)).toBe(false);
  });
});

/** Makes a build create its own policy, as builds without `trustedTypes` in their record did. */
function makeOlder(folder: string) {
  const file = path.join(folder, 'section.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  delete record.trustedTypes;
  const [current, older] = [record.entryFiles.js[0]!, 'remote-entry.older.js'];
  const createPolicy = "trustedTypes.createPolicy('vantedge', { createScriptURL: (url) => url });";
  const code = `${createPolicy}\n${readFileSync(path.join(folder, 'browser', current), 'utf8')}`;
  writeFileSync(path.join(folder, 'browser', older), code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  delete record.files[current];
  record.files[older] = { integrity, bytes: Buffer.byteLength(code) };
  record.entryFiles.js = [older];
  writeFileSync(file, JSON.stringify(record));
}
