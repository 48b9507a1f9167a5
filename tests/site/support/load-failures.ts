import type { Page } from '@playwright/test';
import { showIntent, startApplication } from '@vantedge/site-testing';
import { pageWith } from './page-with.ts';
import { SECTION, SECTION_PAGE } from './routes.ts';
import {
  collectLoadErrors,
  FAILURE_MODES,
  type FailureMode,
  FILES,
  injectFailure,
  watchMain,
} from './section-failures.ts';
import { expect, test } from './test.ts';

/** What a visitor does when code fails to load, each with what the page must still do. */
const CASES = {
  'shared chunk: the first page stays server-rendered': expectFirstPage,
  'federation entry: a client navigation becomes a full page load, which stays server-rendered':
    expectFullPageLoad('federation entry'),
  'exposed chunk: a client navigation becomes a full page load, which stays server-rendered':
    expectFullPageLoad('exposed chunk'),
  'a widget keeps its HTML and its links': expectWidget,
};
type Name = keyof typeof CASES;

/** Every case with every failure. */
export const LOAD_FAILURES = (Object.keys(CASES) as Name[]).flatMap((name, c) =>
  FAILURE_MODES.map((failure, f) => ({
    name,
    failure,
    // Each failure once, but in every case the one that only a time limit ends.
    isEnough: failure === 'never answers' || f % Object.keys(CASES).length === c,
  })),
);

/** Defines the test of a failure. */
export const testLoadFailure = ({ name, failure }: (typeof LOAD_FAILURES)[number]) =>
  test(`${failure}: ${name}`, async ({ page, site }) => {
    await page.clock.install();
    await CASES[name](page, site, failure);
  });

async function expectFirstPage(page: Page, site: string, failure: FailureMode) {
  const main = await watchMain(page);
  const failures = collectLoadErrors(page);
  const { hits } = await injectFailure(page, FILES['shared chunk'], failure);
  await page.goto(site + SECTION_PAGE);
  const served = await main.currentLength();
  await showIntent(page);
  await expect.poll(hits).toBeGreaterThan(0);
  // Without shared modules the application never runs, so nothing can report a missing response.
  if (failure === 'never answers') await page.clock.fastForward('01:00');
  else await failures.toBeReported(1);
  await staysUsable(page, main, served);
}

function expectFullPageLoad(file: keyof typeof FILES) {
  return async (page: Page, site: string, failure: FailureMode) => {
    const main = await watchMain(page);
    await page.goto(`${site}/contact`);
    await startApplication(page);
    const failures = collectLoadErrors(page);
    const { hits } = await injectFailure(page, FILES[file], failure);
    await opensAndClosesMenu(page);
    await page.locator(`footer a[href="${SECTION_PAGE}"]`).first().click();
    // Skipping time limits before the request would end the fetch of the release instead.
    await expect.poll(hits).toBeGreaterThan(0);
    await failures.toBeReported(1);
    await expect(page).toHaveURL(site + SECTION_PAGE);
    const served = await main.currentLength();
    await showIntent(page);
    // One from the previous page, one from the new one.
    await failures.toBeReported(2);
    await startApplication(page);
    await expect(page.locator(`main > [data-section=${SECTION}] h1`)).toBeVisible();
    await staysUsable(page, main, served);
  };
}

async function expectWidget(page: Page, site: string, failure: FailureMode) {
  const { widget, section, to } = await openWidget(page, site);
  const { hits } = await injectFailure(page, new RegExp(`/assets/${section}/c\\.`), failure);
  const served = await widget.textContent();
  await startApplication(page);
  const kept = page.waitForEvent('console', (message) => message.text().includes('failed to load'));
  await widget.scrollIntoViewIfNeeded();
  await expect.poll(hits).toBeGreaterThan(0);
  if (failure === 'never answers') await page.clock.fastForward('01:00');
  await kept;
  expect(await widget.textContent()).toBe(served);
  await widget.locator('a[href^="/"]').first().click();
  await expect(page).toHaveURL(site + to);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Opens a page with a widget of another section, which it links to. Returns the widget, its section and the path of the link. */
export async function openWidget(page: Page, site: string) {
  await page.goto(site + (await pageWith('main [data-widget] a[href^="/"]')));
  const widget = page.locator('main [data-widget]').first();
  const [section] = (await widget.getAttribute('data-widget'))!.split('/') as [string];
  return { widget, section, to: (await widget.locator('a[href^="/"]').first().getAttribute('href'))! };
}

/** Expects that the page never had less content than served, and that its menus and links work. */
async function staysUsable(page: Page, main: Awaited<ReturnType<typeof watchMain>>, served: number) {
  await opensAndClosesMenu(page);
  expect(await main.minLength()).toBe(served);
  await page.locator('main a[href^="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.locator('main form')).toBeVisible();
}

async function opensAndClosesMenu(page: Page) {
  const menu = page.locator('header nav button[popovertarget]').first();
  const panel = page.locator(`#${await menu.getAttribute('popovertarget')}`);
  await menu.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
