import type { Page } from '@playwright/test';
import { showIntent, startApplication } from '@vantedge/site-testing';
import { CHANGES } from './document-changes.ts';
import { expect, test } from './test.ts';

/** A page with something to press and to type. */
const PAGE = '/labs/controls';
const OWN_SCRIPT = /\/assets\/labs\/c\./;
const LATE_MS = 1_500;

const change = (...names: (keyof typeof CHANGES)[]) =>
  async function open(page: Page, site: string) {
    await page.goto(site + PAGE);
    for (const name of names) await page.evaluate(CHANGES[name]!);
  };

/** How visitors get to a page, by name. */
const CONDITIONS: Record<string, (page: Page, site: string) => Promise<unknown>> = {
  'a fragment': (page, site) => page.goto(`${site}${PAGE}#more`),
  'a campaign query': (page, site) => page.goto(`${site}${PAGE}?utm_source=mail&gclid=a`),
  'Back from a document': async (page, site) => {
    await page.goto(site + PAGE);
    await page.goto(`${site}/privacy`);
    await page.goBack();
  },
  'late code': async (page, site) => {
    await page.route(OWN_SCRIPT, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto(site + PAGE);
  },
  'no invoker commands': async (page, site) => {
    await page.addInitScript(() => {
      delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>).commandForElement;
    });
    await page.goto(site + PAGE);
  },
  'no storage': async (page, site) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await page.goto(site + PAGE);
  },
  'a translated page': change('every text node wrapped'),
  'nodes of an extension': change(
    'an unknown element at the end of main, header and body',
    'a style and a script in the head',
    'an element first in the root',
  ),
  'a static host, which has no page at its path with a slash': async (page, site) => {
    const missing = await page.request.get(`${site}/nope`);
    await page.route(`${site}${PAGE}/`, async (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: await missing.text() }),
    );
    await page.goto(`${site}${PAGE}/`);
    await showIntent(page);
    await page.waitForURL(site + PAGE);
  },
};

/** What visitors do before the page is hydrated, and what they see after it. */
const ACTIONS: Record<string, (page: Page, site: string) => Promise<void>> = {
  async scroll(page) {
    await page.mouse.move(700, 450);
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    // In view: what is far below may still get its height, as it is laid out near the viewport or later.
    const texts = page.locator('main :is(h2, h3, p)');
    const inView = await texts.evaluateAll((all) =>
      all.findIndex((text) => text.getBoundingClientRect().top > innerHeight / 3),
    );
    const top = () => texts.nth(inView).evaluate((text) => text.getBoundingClientRect().top);
    const before = await top();
    expect(before).toBeLessThan(720);
    await startApplication(page);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40);
  },
  async type(page) {
    const field = page.locator('#name');
    await field.click();
    await field.press('Control+a');
    await page.keyboard.type('Grace', { delay: 60 });
    await startApplication(page);
    await expect(field).toHaveValue('Grace');
    await expect(field).toBeFocused();
  },
  async press(page) {
    const more = page.getByRole('button', { name: 'Add one seat' });
    for (let press = 0; press < 3; press++) await more.click();
    await startApplication(page);
    await expect(page.locator('#seats')).toHaveText('8 seats');
  },
  async navigate(page, site) {
    const url = page.url();
    await startApplication(page);
    await page.locator('footer a[href="/contact"]').first().click();
    await expect(page).toHaveURL(`${site}/contact`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('#contact-form')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page.locator('#name')).toBeAttached();
  },
};

/** Every condition with every action. */
export const MOMENTS = Object.keys(CONDITIONS).flatMap((condition, c) =>
  Object.keys(ACTIONS).map((action, a, { length }) => ({ condition, action, isEnough: c % length === a })),
);

/** Defines the test of a moment. */
export const testMoment = ({ condition, action }: (typeof MOMENTS)[number]) =>
  test(`${condition}: ${action}`, async ({ page, lab }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await CONDITIONS[condition]!(page, lab);
    const { search } = new URL(page.url());
    await ACTIONS[action]!(page, lab);
    const now = new URL(page.url()).searchParams;
    for (const [name, value] of new URLSearchParams(search)) expect(now.get(name)).toBe(value);
    expect(errors).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
  });
