import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { getRelease, head } from '../../libs/release/src/index.ts';
import { rollBackSite } from '../../tools/site/src/channels/roll-back.ts';
import { visitRelease } from '../../tools/site/src/check/visit-release.ts';
import { exportSite } from '../../tools/site/src/export/export-site.ts';
import { axeViolations, collectConsoleErrors, startApplication } from '@vantedge/site-testing';
import { overlayStore } from '@vantedge/store';
import { auditPage, startAuditBrowser } from '../bench/audit-page.ts';
import { test } from './support/third-party.ts';

// The sites are composed once.
test.describe.configure({ mode: 'default' });
test.use({ ignoreHTTPSErrors: true, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ third }) => {
  third.requests.length = 0;
  third.script = 'works';
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Privacy choices' });
const press = (page: Page, name: 'Allow' | 'Refuse') => dialog(page).getByRole('button', { name }).click();

/** Does all that could make a page load something: its application starts, and it is scrolled through. */
async function use(page: Page) {
  await startApplication(page);
  await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
}

test('opt-in: nothing is requested before consent, then script, pixel and frame, without a violation', async ({
  page,
  third,
  sites,
}) => {
  const { url } = sites['opt-in'];
  const errors = await collectConsoleErrors(page);
  await page.goto(`${url}/labs/frames?src=${third.origin}/frame`);
  await use(page);
  await expect(dialog(page)).toBeVisible();
  expect(third.requests).toEqual([]);
  await expect(page.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
    'href',
    `${third.origin}/frame`,
  );
  await press(page, 'Allow');
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(() => new Set(third.requests))
    .toEqual(new Set(['/frame', '/tag.js', '/pixel', '/connect']));
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Free times');
  expect(await page.evaluate('window.thirdParty')).toBe('www.example.com');
  expect(errors).toEqual([]);
  // Kept, and not asked again.
  third.requests.length = 0;
  await page.goto(`${url}/about`);
  await expect.poll(() => third.requests).toContain('/pixel');
  await expect(dialog(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('opt-out: loaded until it is refused, and a withdrawal removes the cookies that it can', async ({
  page,
  third,
  sites,
}) => {
  const { url } = sites['opt-out'];
  await page.goto(`${url}/about`);
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => third.requests).toContain('/connect');
  await press(page, 'Refuse');
  await expect(dialog(page).getByRole('status')).toContainText(
    /Cookies removed: _third, _third_session\. .* –, and/,
  );
  expect(await page.evaluate(() => document.cookie)).toBe('other=1');
  third.requests.length = 0;
  await page.goto(`${url}/contact`);
  await use(page);
  await expect(dialog(page)).toBeHidden();
  expect(third.requests).toEqual([]);
});

test('the choice is changed in the footer, by keyboard, also when the router has followed a link', async ({
  page,
  third,
  sites,
}) => {
  await page.goto(`${sites['opt-in'].url}/about`);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Refuse' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await startApplication(page);
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  // Not by keyboard: the router moves the focus to the page that has come.
  await page.locator('footer').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(third.requests).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await press(page, 'Allow');
  await expect.poll(() => third.requests).toContain('/pixel');
});

test('Global Privacy Control is a refusal, whatever is pressed', async ({ page, third, sites }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  for (const mode of ['opt-in', 'opt-out'] as const) {
    await page.goto(`${sites[mode].url}/about`);
    await use(page);
    await expect(dialog(page)).toBeHidden();
    await page.locator('footer').getByRole('link', { name: 'Privacy choices' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('Global Privacy Control');
    await press(page, 'Allow');
    await page.waitForLoadState('networkidle');
  }
  expect(third.requests).toEqual([]);
});

test('a choice ends after 12 months, and without storage it is asked for on each visit', async ({
  page,
  sites,
}) => {
  const { url } = sites['opt-in'];
  await page.goto(`${url}/about`);
  await press(page, 'Refuse');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused');
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => {
    const [choice, at, id] = localStorage['vantedge-consent'].split(' ');
    localStorage['vantedge-consent'] = `${choice} ${Number(at) - 366 * 86_400_000} ${id}`;
  });
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('no storage');
      },
    }),
  );
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload();
    await press(page, 'Refuse');
    await expect(dialog(page)).toBeHidden();
  }
});

test('without script, nothing is asked and nothing is loaded', async ({ browser, third, sites }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${sites['opt-out'].url}/about`, { waitUntil: 'networkidle' });
  await expect(dialog(page)).toBeHidden();
  const link = page.locator('footer').getByRole('link', { name: 'Privacy choices' });
  await expect(link).toHaveAttribute('href', '/privacy#third-parties');
  expect(third.requests).toEqual([]);
  await context.close();
});

for (const script of ['throws', 'fails', 'never'] as const) {
  test(`a third party whose script ${script} changes nothing`, async ({ page, third, sites }) => {
    third.script = script;
    const { url } = sites['opt-in'];
    await page.goto(`${url}/contact`);
    await press(page, 'Allow');
    await page.goto(`${url}/contact`, { waitUntil: 'load' });
    await expect.poll(() => third.requests).toContain('/tag.js');
    await startApplication(page);
    await page.locator('main').getByLabel('Name').first().fill('Ada');
    await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page).toHaveURL(`${url}/accessibility`);
    // Nor does the server learn of a failure of the page.
    expect(await page.evaluate(() => JSON.stringify(window.vantedgeSignals ?? []))).not.toContain('tag.js');
  });
}

test('events reach tags that are allowed, with the campaign and without personal data', async ({
  page,
  sites,
}) => {
  const { url } = sites['opt-in'];
  const events = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((given) => Array.from(given))
        .filter(([name]) => name === 'event'),
    );
  await page.goto(`${url}/about?utm_source=mail&name=Ada`);
  const phone = page.locator('a[href^="tel:"]').last();
  await phone.evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  expect(await events()).toEqual([]);
  await press(page, 'Allow');
  await expect.poll(() => page.evaluate('window.thirdParty')).toBeTruthy();
  await phone.evaluate((link: HTMLElement) => link.click());
  const source = { landing: '/about', utm_source: 'mail' };
  await expect
    .poll(events)
    .toEqual([['event', 'contact_pressed', { event: 'contact_pressed', channel: 'phone', ...source }]]);
  await page.goto(`${url}/contact/thank-you#newsletter`);
  await expect
    .poll(events)
    .toEqual([['event', 'lead_sent', { event: 'lead_sent', form: 'newsletter', ...source }]]);
});

test('has no accessibility violations on any screen, and stays in it', async ({ page, sites }) => {
  for (const { width, height, colorScheme } of [
    { width: 390, height: 844, colorScheme: 'light' },
    { width: 1440, height: 900, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${sites['opt-in'].url}/about`);
    await expect(dialog(page)).toBeVisible();
    expect(await axeViolations(page, '#privacy-choices')).toEqual([]);
    const { x, y, ...size } = (await dialog(page).boundingBox())!;
    expect([x >= 0, y >= 0, x + size.width <= width, y + size.height <= height]).toEqual(Array(4).fill(true));
    const [refuse, allow] = await dialog(page)
      .getByRole('button', { name: /Refuse|Allow/ })
      .all();
    const [one, other] = [(await refuse!.boundingBox())!, (await allow!.boundingBox())!];
    expect([one.width, one.height]).toEqual([other.width, other.height]);
  }
});

test('documents are as before without the setting, and have 1.5 kB more of script with it', async ({
  request,
  lab,
  sites,
}) => {
  const text = async (url: string) => (await request.get(`${url}/about`)).text();
  const loader = (html: string) => /<script>([^]*?)<\/script>/.exec(html)![1]!;
  const [without, with_] = [await text(lab), await text(sites['opt-in'].url)];
  expect(without).not.toMatch(/consent|privacy-choices|data-choice/i);
  const bytes = (script: string) => gzipSync(script, { level: 9 }).length;
  expect(bytes(loader(with_)) - bytes(loader(without))).toBeLessThan(1_500);
});

test('previews and exports behave alike', async ({ page, request, third, sites }) => {
  const { url, preview, store } = sites['opt-in'];
  const errors = await collectConsoleErrors(page);
  await page.goto(`${preview}/about`);
  expect(third.requests).toEqual([]);
  await press(page, 'Allow');
  await expect.poll(() => third.requests).toContain('/connect');
  expect(errors).toEqual([]);
  const folder = mkdtempSync(path.resolve('.store-test/third-party-export-'));
  await exportSite({ store, channel: 'production', folder: path.join(folder, 'site') });
  const parts = (html: string) =>
    [
      ...html.matchAll(/<meta http-equiv[^>]*>|<script>[^]*?<\/script>|<dialog id="privacy[^]*?<\/dialog>/g),
    ].map(String);
  const exported = parts(readFileSync(path.join(folder, 'site/about.html'), 'utf8'));
  rmSync(folder, { recursive: true });
  expect(exported.join()).toContain(third.origin);
  expect(exported).toEqual(parts(await (await request.get(`${url}/about`)).text()));
});

test('a check visits with consent refused, and answers listed origins itself', async ({ third, sites }) => {
  const { store } = sites['opt-out'];
  const release = await getRelease(store, (await head(store, 'production'))!.release);
  const others = Object.entries(release.pages).filter(([path]) => path !== '/about');
  // As if it had seen them.
  const visited = new Set(others.map(([path, { html }]) => `${path} ${html.identity}`));
  const { problems } = await visitRelease({ store, release, before: undefined, visited });
  expect(problems).toEqual([]);
  expect(third.requests).toEqual([]);
});

test('a rollback of the site takes third parties away, without rendering a page', async ({
  third,
  sites,
}) => {
  const store = overlayStore(sites['opt-in'].store);
  const { entry, rendered, settings } = await rollBackSite({ store, channel: 'production' });
  expect(settings.map(({ name }) => name).sort()).toEqual(['consent', 'thirdParties']);
  expect(rendered).toEqual([]);
  const { pages } = await getRelease(store, entry.release);
  expect(Object.values(pages).filter(({ policy }) => policy.includes(third.origin))).toEqual([]);
});

/** Points by which two audits of the same page differ on a busy machine. */
const NOISE = 5;

test('without consent, Lighthouse finds what it finds without the setting', async ({ lab, sites, third }) => {
  const { port, close } = await startAuditBrowser();
  const audit = (url: string) =>
    auditPage(`${url}/about`, port, ['performance', 'accessibility', 'best-practices']);
  const without = await audit(lab);
  const asked = await audit(sites['opt-in'].url);
  await close();
  const { performance: before = 0, ...others } = without.scores;
  const { performance = 0, ...scores } = asked.scores;
  expect(scores).toEqual(others);
  expect(performance).toBeGreaterThanOrEqual(before - NOISE);
  expect(asked.timings.shift).toBeCloseTo(without.timings.shift, 3);
  expect(third.requests).toEqual([]);
});
