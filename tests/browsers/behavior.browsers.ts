import { isHydrated } from '@vantedge/site-testing';
import { SECTION_PAGE } from '../site/support/routes.ts';
import { expect, openHydrated, test, until, untilAt } from './test.ts';

test.beforeEach(async ({ driver }) => driver.resize(1440));

test('a menu opens below the header and closes with Escape', async ({ driver, front }) => {
  await openHydrated(driver, front.url + SECTION_PAGE);
  await driver.click('button[popovertarget="menu-industries"]');
  await until(driver, () => document.querySelector('#menu-industries')!.matches(':popover-open'));
  const box = await driver.evaluate(() => {
    const { left, right, top, height } = document.querySelector('#menu-industries')!.getBoundingClientRect();
    const header = document.querySelector('.site-header')!.getBoundingClientRect();
    return { isBelow: top >= header.bottom - 1, isInside: left >= 0 && right <= innerWidth, height };
  });
  expect(box).toMatchObject({ isBelow: true, isInside: true });
  expect(box.height).toBeGreaterThan(100);
  await driver.pressEscape();
  await until(driver, () => !document.querySelector('#menu-industries')!.matches(':popover-open'));
});

test('the mobile menu opens, expands a section and closes', async ({ driver, front }) => {
  await driver.resize(390);
  await openHydrated(driver, front.url + SECTION_PAGE);
  await driver.click('.menu-button');
  // Slides in from the left, as wide as in Chromium.
  await until(driver, () => {
    const { x, width } = document.querySelector('#mobile-panel')!.getBoundingClientRect();
    return x === 0 && width === 331.5;
  });
  await driver.click('#mobile-panel summary');
  await until(driver, () => document.querySelectorAll('#mobile-panel details[open]').length === 1);
  await driver.pressEscape();
  await until(driver, () => !document.querySelector('#mobile-panel')!.checkVisibility());
});

test('a page updates for what is typed and pressed', async ({ driver, labFront }) => {
  await openHydrated(driver, `${labFront.url}/labs/controls`);
  await driver.type('#city', 'Manila');
  await until(driver, () => document.querySelector('#shown-city')!.textContent === 'Manila');
  await driver.click('#more-seats');
  await until(driver, () => document.querySelector('#seats')!.textContent === '6 seats');
});

test('a choice that is in the URL shows, and Back reverts it', async ({ driver, labFront }) => {
  await openHydrated(driver, `${labFront.url}/labs/controls`);
  await driver.click('label:has(input[value=left])');
  await until(driver, () => location.search === '?side=left');
  await until(driver, () => document.querySelector('#side')!.textContent === 'left');
  await driver.evaluate(() => history.back());
  await until(driver, () => document.querySelector('#side')!.textContent === 'no side');
});

test('the contact form can be sent', async ({ driver, front }) => {
  await openHydrated(driver, `${front.url}/contact?topic=cloud`);
  await until(driver, () => document.querySelector<HTMLSelectElement>('#contact-service')!.value === 'cloud');
  await driver.type('#contact-name', 'Ada');
  await driver.type('#contact-email', 'ada@example.com');
  await driver.type('#contact-company', 'Example Company');
  await driver.type('#contact-message', 'Forty servers.');
  await driver.click('#contact-form button[type=submit]');
  // A form sent within seconds waits as long as the server demands, then resends itself.
  await until(driver, () => location.pathname === '/contact/thank-you');
  await until(driver, () => document.activeElement?.localName === 'h1');
});

test('a link opens its page without leaving the document', async ({ driver, front }) => {
  await openHydrated(driver, `${front.url}/contact`);
  await driver.evaluate(() => void document.documentElement.setAttribute('data-tab', ''));
  const { title } = await driver.evaluate(() => ({ title: document.title }));
  await driver.click(`footer a[href="${SECTION_PAGE}"]`);
  await untilAt(driver, SECTION_PAGE);
  await until(driver, () => document.activeElement?.localName === 'h1');
  const page = await driver.evaluate(() => ({
    isSameDocument: document.documentElement.hasAttribute('data-tab'),
    scrollY,
    title: document.title,
  }));
  expect(page).toMatchObject({ isSameDocument: true, scrollY: 0, title: expect.not.stringContaining(title) });
});

test('Back from a full page load shows the page as it was left, and goes on', async ({ driver, front }) => {
  await openHydrated(driver, `${front.url}/contact`);
  const load = front.documentRequest('/privacy');
  // Firefox keeps no page in its back-forward cache in which WebDriver has pressed anything.
  await driver.evaluate(() => {
    const name = document.querySelector<HTMLInputElement>('#contact-name')!;
    name.value = 'Ada';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('footer a[href="/privacy"]')!.click();
  });
  await load;
  await until(driver, () => location.pathname === '/privacy' && document.querySelector('main h1') !== null);
  await driver.evaluate(() => history.back());
  await until(driver, () => location.pathname === '/contact' && document.readyState === 'complete');
  // As it was, or as a new document, which fills in its form from intent on. A press before that is lost.
  await expect(async () => {
    await driver.showIntent();
    const kept = () => document.querySelector<HTMLInputElement>('#contact-name')?.value;
    expect(await driver.evaluate(kept)).toBe('Ada');
  }).toPass({ intervals: [500] });
  const press = () => driver.click(`footer a[href="${SECTION_PAGE}"]`).catch(() => undefined);
  await expect(async () => {
    if (await driver.evaluate(() => location.pathname === '/contact')) await press();
    expect(await driver.evaluate(() => location.pathname)).toBe(SECTION_PAGE);
  }).toPass({ intervals: [1_000] });
  await untilAt(driver, SECTION_PAGE);
  await until(driver, () => document.querySelector('#contact-name') === null);
});

test('a campaign link to a fragment keeps its place and what is typed while it hydrates', async ({
  driver,
  labFront,
}) => {
  await driver.open(`${labFront.url}/labs/controls?utm_source=mail#more`);
  await until(driver, () => document.readyState === 'complete' && scrollY > 0);
  await driver.type('#name', 'Grace');
  await driver.showIntent();
  await until(driver, isHydrated);
  const place = await driver.evaluate(() => ({
    value: document.querySelector<HTMLInputElement>('#name')!.value,
    isInView: document.querySelector('#name')!.getBoundingClientRect().top < innerHeight,
    hasCampaign: location.search.includes('utm_source=mail'),
  }));
  expect(place).toEqual({ value: 'Grace', isInView: true, hasCampaign: true });
});

test('a menu opens before the application is there, and stays open when it is', async ({ driver, front }) => {
  await driver.resize(390);
  await driver.open(front.url + SECTION_PAGE);
  await until(driver, () => document.readyState === 'complete');
  await driver.click('.menu-button');
  await until(
    driver,
    () => document.querySelector<HTMLDialogElement>('#mobile-panel')!.closest('dialog')!.open,
  );
  await until(driver, isHydrated);
  expect(await driver.evaluate(() => document.querySelector('#mobile-panel')!.closest('dialog')!.open)).toBe(
    true,
  );
  await driver.pressEscape();
  await until(driver, () => !document.querySelector('#mobile-panel')!.checkVisibility());
});

test.describe('a section whose scripts fail', () => {
  test('keeps its server-rendered page, with a working header and footer', async ({
    driver,
    brokenFront,
  }) => {
    await driver.open(brokenFront.url + SECTION_PAGE);
    const text = () => driver.evaluate(() => document.querySelector('main')!.textContent);
    const rendered = await text();
    await driver.showIntent();
    await until(driver, () => (window.recordedErrors?.length ?? 0) > 0);
    expect(await text()).toBe(rendered);
    await driver.click('button[popovertarget="menu-why"]');
    await until(driver, () => document.querySelector('#menu-why')!.matches(':popover-open'));
    await driver.pressEscape();
    const load = brokenFront.documentRequest('/contact');
    await driver.click('main a[href^="/contact"]');
    await load;
    await until(
      driver,
      () => location.pathname === '/contact' && document.querySelector('main form') !== null,
    );
  });

  test('is reached by a full page load from another page', async ({ driver, brokenFront }) => {
    await openHydrated(driver, `${brokenFront.url}/contact`);
    await driver.evaluate(() => void document.documentElement.setAttribute('data-tab', ''));
    const load = brokenFront.documentRequest(SECTION_PAGE);
    await driver.click(`footer a[href="${SECTION_PAGE}"]`);
    // Runs no script before: WebKitWebDriver never responds when the document is replaced during a script.
    await load;
    await untilAt(driver, SECTION_PAGE);
    await until(driver, () => !document.documentElement.hasAttribute('data-tab'));
  });
});
