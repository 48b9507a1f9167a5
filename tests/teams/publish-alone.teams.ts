import type { SiteServer } from '../../apps/server/src/http/server.ts';
import { startApplication } from '@vantedge/site-testing';
import { EditedCheckout } from '../site/support/checkouts.ts';
import { ALL_ROUTES, ROUTES } from '../site/support/routes.ts';
import { serveStore, site } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { copyStore } from './shell.ts';

interface PublishResult {
  entry: { release: string };
  rendered: string[];
}

/** Pages of the stories section, and those that show its widgets. Of these, home shows the teasers. */
const STORIES = ['/', '/solutions/bpo', '/solutions/staff-augmentation', ...ROUTES['stories']!].sort();

/** A teaser headline before and after the edit. */
const HEADLINE = 'Results in numbers';
const EDITED = 'Success stories of the year';

test.describe('the stories team publishes while the site is served', () => {
  test.describe.configure({ mode: 'serial' });
  let store: string;
  let server: SiteServer;
  let checkout: EditedCheckout;
  let before: Map<string, string>;
  let first: string;

  test.beforeAll(async () => {
    store = copyStore('publish-alone');
    checkout = new EditedCheckout('edited-stories');
    checkout.edit('libs/content/stories/src/teasers.ts', HEADLINE, EDITED);
    await checkout.build('stories');
    server = await serveStore(store);
    first = server.release().id;
    before = await documents(server.url);
  });

  test.afterAll(() => server?.close());

  const publish = () => {
    const options = [
      '--dist',
      checkout.dist,
      '--store',
      store,
      '--expect',
      'any',
      '--allow-dirty',
      '--unchecked',
      'a test',
    ];
    return site<PublishResult>('publish', 'stories', ...options);
  };

  test('its routes and the pages that show its widgets are rendered, and the page that shows the words changes', async ({
    page,
  }) => {
    await page.goto(`${server.url}/`);
    await startApplication(page);
    const unchanged = await page.context().newPage();
    await unchanged.goto(`${server.url}/success-stories/ukg`);
    const { rendered, entry } = publish();
    expect(rendered.sort()).toEqual(STORIES);
    await expect.poll(() => server.release().id).toBe(entry.release);
    const after = await documents(server.url);
    const changed = ALL_ROUTES.filter((route) => after.get(route) !== before.get(route));
    expect(changed).toEqual(['/']);
    expect(after.get('/')).toContain(EDITED);

    // The open tab stays on its release: it loads the old widget.
    const late = page.waitForResponse(/\/assets\/stories\/c\./);
    await page.locator('[data-widget="stories/teasers"]').scrollIntoViewIfNeeded();
    expect((await late).ok()).toBe(true);
    await expect(page.locator('[data-widget="stories/teasers"] h2')).toHaveText(HEADLINE);
    await page
      .locator('a[href="/success-stories/ukg"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /success-stories\/ukg$/);

    // A tab whose document is also one of the new release goes on with it.
    await startApplication(unchanged);
    await unchanged.evaluate(() => void Object.assign(window, { openedBefore: true }));
    await unchanged.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/release.json')),
    );
    await unchanged
      .locator('main a[href="/success-stories"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(unchanged.getByRole('heading', { level: 1 })).toContainText(
      'Our work with UKG and for Mainspring Books',
    );
    expect(await unchanged.evaluate(() => 'openedBefore' in window)).toBe(true);

    // A new document belongs to the new release.
    await page.goto(`${server.url}/`);
    await expect(page.locator('[data-widget="stories/teasers"] h2')).toHaveText(EDITED);
    await startApplication(page);
    const edited = page.waitForResponse(/\/assets\/stories\/c\./);
    await page.locator('[data-widget="stories/teasers"]').scrollIntoViewIfNeeded();
    await edited;
    await expect(page.locator('[data-widget="stories/teasers"] h2')).toHaveText(EDITED);
  });

  test('a rollback restores every document byte-identically', async () => {
    const { entry } = site<PublishResult>('rollback', '--store', store);
    expect(entry.release).toBe(first);
    await expect.poll(() => server.release().id).toBe(first);
    expect(await documents(server.url)).toEqual(before);
  });

  test('a rollback of the section restores its pages byte-identically, and renders none', async () => {
    publish();
    const { entry, rendered } = site<PublishResult>('rollback', 'stories', '--store', store);
    expect(rendered).toEqual([]);
    await expect.poll(() => server.release().id).toBe(entry.release);
    expect(await documents(server.url)).toEqual(before);
  });
});

async function documents(url: string) {
  const bodies = await Promise.all(ALL_ROUTES.map(async (route) => (await fetch(url + route)).text()));
  return new Map(ALL_ROUTES.map((route, i) => [route as string, bodies[i]!]));
}
