import type { ConsoleMessage, Page } from '@playwright/test';
import { parseDocument } from 'htmlparser2';
import { startApplication } from '@vantedge/site-testing';
import { readHead } from './support/head.ts';
import { expect, test } from './support/test.ts';
import { watchMain } from './support/section-failures.ts';

/** Title, description, canonical and robots of the current document. */
const currentHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
    return {
      titles: [...document.head.querySelectorAll('title')].map((tag) => tag.textContent),
      descriptions: all('meta[name=description]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
    };
  });

/** The same, from the prerendered document of a path. */
async function prerenderedHead(site: string, path: string) {
  const html = await (await fetch(site + path)).text();
  const { title, description, canonical, meta } = readHead(path, parseDocument(html));
  const robots = meta['robots'] ? [meta['robots']] : [];
  return { titles: [title], descriptions: [description], canonicals: [canonical], robots };
}

/** Whether the element is hydrated; before that, clicking a button does nothing. */
const isRendered = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

const brokenReports = (page: Page) => {
  const reports: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (text.startsWith('[section') && text.includes(' failed to render:')) reports.push(text);
  });
  return reports;
};

for (const path of ['/labs/throws-in-render', '/labs/throws-in-effect']) {
  test(`${path}: the server-rendered page is restored in the same frame`, async ({ page, lab }) => {
    const main = await watchMain(page);
    const broke = page.waitForEvent('console', (message) =>
      message.text().startsWith('[section labs] failed to render'),
    );
    await page.goto(lab + path);
    const served = await main.currentLength();
    await startApplication(page);
    expect((await broke).text()).toContain('labs: thrown in');
    expect(await main.minLength()).toBe(served);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await currentHead(page)).toEqual(await prerenderedHead(lab, path));
    await goToContact(page, lab);
  });

  test(`${path}: a client navigation becomes a full page load`, async ({ page, lab }) => {
    await page.goto(`${lab}/contact`);
    await startApplication(page);
    const documentLoad = page.waitForEvent('domcontentloaded');
    await page.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await documentLoad;
    await expect(page).toHaveURL(lab + path);
    await expect(page.locator('h1')).toContainText('Throws');
  });
}

test('an error in an event handler changes nothing, and the page keeps working', async ({ page, lab }) => {
  const main = await watchMain(page);
  await page.goto(`${lab}/labs/throws-in-event`);
  await startApplication(page);
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  expect((await thrown).message).toContain('thrown in an event');
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  expect(await main.minLength()).toBe(await main.currentLength());
});

test("an error in a later update keeps the page's content", async ({ page, lab }) => {
  const main = await watchMain(page);
  await page.goto(`${lab}/labs/throws-later`);
  const served = await main.currentLength();
  await startApplication(page);
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(page.locator('main [data-static]')).toHaveCount(1);
  expect(await main.minLength()).toBe(served);
  await expect(page.getByRole('button', { name: 'Break this page' })).toBeFocused();
  expect(await currentHead(page)).toEqual(await prerenderedHead(lab, '/labs/throws-later'));
  await goToContact(page, lab);
});

for (const widget of ['throws-in-render', 'throws-in-effect', 'throws-later']) {
  test(`a widget that ${widget.replaceAll('-', ' ')} keeps its HTML, and its page stays hydrated`, async ({
    page,
    lab,
  }) => {
    const main = await watchMain(page);
    const reports = brokenReports(page);
    await page.goto(`${lab}/labs/widgets`);
    const served = await main.currentLength();
    await startApplication(page);
    const element = page.locator(`[data-widget="labs/${widget}"]`);
    // Playwright's scrolling waits for a stable element, but this one is replaced when its widget throws.
    await element.evaluate((node) => node.scrollIntoView());
    if (widget === 'throws-later') {
      const button = element.getByRole('button');
      await expect.poll(() => button.evaluate(isRendered)).toBe(true);
      await button.click();
    }
    await expect(element).toHaveAttribute('data-static', '');
    await expect(page.locator('main > [data-static]')).toHaveCount(0);
    await expect
      .poll(() => reports.filter((text) => text.includes(`labs/${widget} failed to render`)))
      .toHaveLength(1);
    expect(reports.filter((text) => !text.startsWith('[section labs] widget labs/'))).toEqual([]);
    expect(await main.minLength()).toBe(served);
    expect(await currentHead(page)).toEqual(await prerenderedHead(lab, '/labs/widgets'));
    await page.getByRole('button', { name: 'Clicked 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
    await element.getByRole('link').click();
    await expect(page).toHaveURL(`${lab}/contact`);
  });
}

test('a widget that throws after a client navigation leaves the rest of the page hydrated', async ({
  page,
  lab,
}) => {
  const reports = brokenReports(page);
  await page.goto(`${lab}/contact`);
  await startApplication(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    history.pushState(null, '', '/labs/widgets');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('[data-widget="labs/throws-in-render"]')).toHaveAttribute('data-static', '');
  await expect(page.locator('[data-widget="labs/throws-in-effect"]')).toContainText('Throws in an effect');
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  expect(await currentHead(page)).toEqual(await prerenderedHead(lab, '/labs/widgets'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(reports.filter((text) => !text.startsWith('[section labs] widget labs/'))).toEqual([]);
});

/** Checks that the footer still navigates client-side, and that no metadata of the broken page remains. */
async function goToContact(page: Page, lab: string) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('footer a[href="/contact"]').first().click();
  await expect(page).toHaveURL(`${lab}/contact`);
  await expect(page.locator('main form')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await currentHead(page)).toEqual(await prerenderedHead(lab, '/contact'));
}
