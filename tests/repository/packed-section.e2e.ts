import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteServer } from '../../apps/server/src/http/server.ts';
import { startApplication } from '../site/support/application.ts';
import { serveStore } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { packedRepository, runIn } from './packed-repository.ts';

interface Published {
  rendered: string[];
}

test.describe('a section in another repository, with packed packages', () => {
  // Installs from the registry, builds and publishes.
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let store: string;
  let campus: string;
  let server: SiteServer;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'vantedge-repository-'));
    store = path.join(folder, 'store');
    campus = path.join(folder, 'campus');
    cpSync(path.resolve('.store-test/site'), store, { recursive: true });
    await packedRepository(folder);
  });

  test.afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('gets a second section with a page from templates', async () => {
    const directory = ['--directory', 'campus'];
    const section = await runIn(folder, 'nx', 'generate', '@vantedge/site:section', 'campus', ...directory);
    expect(section).toContain('CREATE campus/src/section.ts');
    const page = await runIn(campus, 'nx', 'generate', '@vantedge/site:page', '/campus/map');
    expect(page).toMatch(/CREATE (campus\/)?src\/pages\/campus\/map\.tsx/);
  });

  test('passes the type check with the shared settings', async () => {
    // Both sections in one program, because the types of the packages take longest.
    const include = ['.', 'campus'].flatMap((root) => [`${root}/src`, `${root}/rspack.config.ts`]);
    const both = { extends: './campus/tsconfig.json', include };
    writeFileSync(path.join(folder, 'tsconfig.both.json'), JSON.stringify(both));
    expect(await runIn(folder, 'tsc', '-p', 'tsconfig.both.json')).toBe('');
  });

  test('is built, and published on the live site without rendering other pages', async () => {
    await runIn(folder, 'rspack', 'build');
    await runIn(campus, 'rspack', 'build');
    const published = await runIn(
      folder,
      'vantedge-site',
      'publish',
      'academy',
      'campus',
      '--store',
      store,
      '--json',
    );
    const { rendered } = JSON.parse(published) as Published;
    expect(rendered.sort()).toEqual(['/academy', '/campus', '/campus/map']);
  });

  test('is visited and hydrated in the shell of the site', async ({ page }) => {
    server = await serveStore(store);
    await page.goto(`${server.url}/academy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training for offshore teams');
    await startApplication(page);
    await page.getByRole('button', { name: 'Courses chosen: 0' }).click();
    await expect(page.getByRole('button', { name: 'Courses chosen: 1' })).toBeVisible();
  });
});
