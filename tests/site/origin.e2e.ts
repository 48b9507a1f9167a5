import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApplication } from './support/application.ts';
import { serveStore, site } from './support/run-site.ts';
import { expect, test } from './support/test.ts';

test('a site with an origin of its own has it in documents and after client-side navigation', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-origin-'));
  const [store, file] = [path.join(folder, 'store'), path.join(folder, 'settings.json')];
  const origin = 'https://staging.example.org';
  cpSync(path.resolve('.store-test/site'), store, { recursive: true });
  const settings = JSON.parse(readFileSync('site.json', 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...settings, origin }));
  site('settings', 'apply', file, '--store', store);
  const server = await serveStore(store);
  try {
    const canonical = page.locator('link[rel=canonical]');
    await page.goto(`${server.url}/rate-card`);
    await expect(canonical).toHaveAttribute('href', `${origin}/rate-card`);
    for (const name of ['og:url', 'og:image'])
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute(
        'content',
        new RegExp(`^${origin}/`),
      );
    await startApplication(page);
    await expect(canonical).toHaveAttribute('href', `${origin}/rate-card`);
    await page.evaluate(() => void Object.assign(window, { openedBefore: true }));
    await page
      .locator('a[href="/why-vantedge"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(`${server.url}/why-vantedge`);
    await expect(canonical).toHaveAttribute('href', new RegExp(`^${origin}/`));
    expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
    const { text } = await page.evaluate(async () => ({ text: await (await fetch('/sitemap.xml')).text() }));
    expect(text).toContain(`<loc>${origin}/rate-card</loc>`);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
