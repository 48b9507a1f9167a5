import { collectConsoleErrors, startApplication, waitForPage } from '@vantedge/site-testing';
import { markElements, replacedElements } from './support/hydration.ts';
import { expect, STILL, test } from './support/test.ts';

const [FIRST, SECOND, NONE] = ['/labs/guides/first', '/labs/guides/second', '/labs/guides/third'];

test.use(STILL);

test('a page from data hydrates, and the next one of its data needs no other document', async ({
  page,
  lab,
}) => {
  const errors = await collectConsoleErrors(page);
  await page.goto(lab + FIRST);
  await markElements(page);
  await startApplication(page);
  expect(await replacedElements(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [path, name] of [
    [SECOND, 'Second guide'],
    [FIRST, 'First guide'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await waitForPage(page, path);
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  }
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Second guide');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('a page from data is shown after a page of another section', async ({ page, lab }) => {
  await page.goto(`${lab}/labs/links`);
  await startApplication(page);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, SECOND);
  await waitForPage(page, SECOND);
  await expect(page.locator('h1')).toHaveText('Second guide');
});

test('a page that the data does not have is the not-found page of the server, and of the router', async ({
  page,
  lab,
}) => {
  const answer = await page.goto(lab + NONE);
  expect(answer!.status()).toBe(404);
  const heading = await page.locator('h1').innerText();
  await page.goto(lab + FIRST);
  await startApplication(page);
  const [asked] = await Promise.all([
    page.waitForResponse(lab + NONE),
    page.getByRole('button', { name: 'does not exist' }).click(),
  ]);
  expect(asked.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveURL(lab + NONE);
  await startApplication(page);
  await expect(page.locator('h1')).toHaveText(heading);
});

test('browsers get the paths from the release, and none of the data of a declaration', async ({
  page,
  lab,
}) => {
  const release = (await (await page.request.get(`${lab}/release.json`)).json()) as {
    sections: { labs: { routes: Record<string, { pattern?: string }> } };
    integrity: Record<string, string>;
  };
  const { routes } = release.sections.labs;
  expect(Object.keys(routes).filter((path) => routes[path]!.pattern === '/labs/guides/:slug')).toEqual([
    FIRST,
    SECOND,
  ]);
  const scripts = Object.keys(release.integrity).filter((url) => /^\/assets\/labs\/.*\.js$/.test(url));
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(lab + url)).text()));
  expect(texts.filter((text) => text.includes('First guide'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('declared-by-labs-only'))).toEqual([]);
});
