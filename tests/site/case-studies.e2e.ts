import type { Page } from '@playwright/test';
import { openAtRest, startApplication } from './application.ts';
import { barriers } from './barriers.ts';
import { collectComplaints } from './complaints.ts';
import { expect, test } from './test.ts';

const PATH = '/case-studies';

/** The industries and services that can be chosen, by their words in the address. */
const INDUSTRIES = {
  '': 'All',
  'hr-technology': 'HR Technology',
  'publishing-education': 'Publishing & Education',
  'financial-services': 'Financial Services',
  healthcare: 'Healthcare',
  'ecommerce-retail': 'E-commerce & Retail',
  'enterprise-software': 'Enterprise Software',
  logistics: 'Logistics & Transportation',
  'education-technology': 'Education Technology',
};
const SERVICES = {
  '': 'All services',
  implementation: 'Implementation Services',
  'staff-augmentation': 'Staff Augmentation',
  bpo: 'Business Process Outsourcing',
  'cloud-migration': 'Cloud Migration',
  'customer-support': 'Customer Support',
};

/** What each service leaves of all seven, by industry. */
const LEFT: Record<string, string[]> = {
  '': Object.keys(INDUSTRIES).filter((industry) => industry && industry !== 'financial-services'),
  implementation: ['hr-technology', 'enterprise-software'],
  'staff-augmentation': ['publishing-education', 'logistics'],
  bpo: ['publishing-education', 'healthcare', 'ecommerce-retail', 'logistics'],
  'cloud-migration': ['healthcare', 'enterprise-software'],
  'customer-support': ['ecommerce-retail', 'education-technology'],
};
const FEATURED = ['hr-technology', 'publishing-education', 'healthcare'];

const toggle = (page: Page) => page.locator('summary', { hasText: 'Filter by Industry' });
const bar = (page: Page) => page.locator('#filters');
const chip = (page: Page, name: string) =>
  bar(page).getByRole('button', { name: new RegExp(`^${name} \\d`) });
const service = (page: Page) => bar(page).getByLabel('Service');
const result = (page: Page) => page.locator('.filter-result');
const status = (page: Page) => page.locator('main [role=status]');
const entries = (page: Page) => page.locator('main article');
const empty = (page: Page) => page.getByRole('heading', { name: /^Nothing here yet/ });

const query = (industry: string, chosen: string) => {
  const params = new URLSearchParams();
  if (industry) params.set('industry', industry);
  if (chosen) params.set('service', chosen);
  const text = params.toString();
  return text && `?${text}`;
};

async function open(page: Page, url: string) {
  await page.goto(url);
  await startApplication(page);
  await toggle(page).click();
  await expect(bar(page)).toBeVisible();
}

/** The industries of what is shown, in the words above the titles. */
const shown = (page: Page) =>
  page
    .locator('main article .story-meta')
    .evaluateAll((lines) => lines.map((line) => line.textContent!.split(' · ')[0]!.trim()));

for (const [slug, name] of Object.entries(SERVICES)) {
  test(`${name} with every industry shows what matches both, and the address says so`, async ({
    page,
    site,
  }) => {
    await open(page, site + PATH);
    if (slug) await service(page).selectOption(name);
    for (const [industry, label] of Object.entries(INDUSTRIES)) {
      await chip(page, label).click();
      await expect(page).toHaveURL(site + PATH + query(industry, slug));
      const left = LEFT[slug]!.filter((each) => !industry || each === industry);
      await expect(entries(page)).toHaveCount(left.length);
      expect(await shown(page)).toEqual(left.map((each) => INDUSTRIES[each as keyof typeof INDUSTRIES]));
      await expect(page.getByRole('heading', { name: 'Featured stories' })).toHaveCount(
        left.some((each) => FEATURED.includes(each)) ? 1 : 0,
      );
      await expect(page.getByRole('heading', { name: 'More Success Stories' })).toHaveCount(
        left.some((each) => !FEATURED.includes(each)) ? 1 : 0,
      );
      await expect(empty(page)).toHaveCount(left.length ? 0 : 1);
      await expect(bar(page).locator('[aria-pressed=true]')).toHaveText([new RegExp(`^${label}`)]);
      // What the chip promised is what came.
      await expect(chip(page, label)).toHaveText(`${label} ${left.length}`);
    }
  });
}

test('the bar is closed at first; the button opens and closes it, and the choice outlives that', async ({
  page,
  site,
}) => {
  await page.goto(site + PATH);
  await startApplication(page);
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('.filter-toggle')).not.toHaveAttribute('open');
  await toggle(page).click();
  await expect(page.locator('.filter-toggle')).toHaveAttribute('open');
  await expect(bar(page)).toBeInViewport();
  await chip(page, 'Healthcare').click();
  await toggle(page).click();
  await expect(bar(page)).toBeHidden();
  await expect(result(page)).toContainText('1 of 7');
  await expect(entries(page)).toHaveCount(1);
});

test('what is pressed before the application runs is not lost', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site + PATH);
  await toggle(page).click();
  await expect(bar(page)).toBeVisible();
  await service(page).selectOption('bpo');
  release();
  await startApplication(page);
  await expect(page).toHaveURL(`${site + PATH}?service=bpo`);
  await expect(entries(page)).toHaveCount(4);
  await expect(bar(page)).toBeVisible();
  await toggle(page).click();
  await expect(bar(page)).toBeHidden();
});

test('a choice made before the application runs is asked of the address', async ({ page, site }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(site + PATH);
  await toggle(page).click();
  await service(page).selectOption('bpo');
  await chip(page, 'Healthcare').click();
  await expect(page).toHaveURL(`${site + PATH}?industry=healthcare&service=bpo`);
  await page.unroute('**/*.js');
  await page.reload();
  await startApplication(page);
  await expect(entries(page)).toHaveCount(1);
  await expect(service(page)).toHaveValue('bpo');
});

test('Back takes each choice back, and coming back from a story finds it again', async ({ page, site }) => {
  await open(page, site + PATH);
  await chip(page, 'HR Technology').click();
  await service(page).selectOption('implementation');
  await expect(page).toHaveURL(`${site + PATH}?industry=hr-technology&service=implementation`);
  await page.goBack();
  await expect(page).toHaveURL(`${site + PATH}?industry=hr-technology`);
  await expect(service(page)).toHaveValue('');
  await page.getByRole('link', { name: /^From new partner/ }).click();
  await expect(page).toHaveURL(`${site}/success-stories/ukg`);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await expect(chip(page, 'HR Technology')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(site + PATH);
  await expect(entries(page)).toHaveCount(7);
});

test('a shared link opens the bar with its choice, without a word of complaint, and the canonical stays bare', async ({
  page,
  site,
}) => {
  const complaints = await collectComplaints(page);
  await page.goto(`${site + PATH}?industry=logistics&service=bpo&utm_source=mail`);
  await startApplication(page);
  await expect(entries(page)).toHaveCount(1);
  await expect(bar(page)).toBeVisible();
  await expect(chip(page, 'Logistics & Transportation')).toHaveAttribute('aria-pressed', 'true');
  await expect(service(page)).toHaveValue('bpo');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/case-studies$/);
  await chip(page, 'All').click();
  await expect(page).toHaveURL(`${site + PATH}?utm_source=mail&service=bpo`);
  expect(complaints).toEqual([]);
});

test('a filter that there is not is left out, and the page says so', async ({ page, site }) => {
  await page.goto(`${site + PATH}?industry=aviation`);
  await startApplication(page);
  await expect(result(page)).toContainText('not in this list');
  await expect(result(page)).toContainText('all 7');
  await expect(entries(page)).toHaveCount(7);
  await chip(page, 'Healthcare').click();
  await expect(page).toHaveURL(`${site + PATH}?industry=healthcare`);
  await expect(result(page)).not.toContainText('not in this list');
});

test('the count is said once the visitor rests, and nothing is said of the page as it came', async ({
  page,
  site,
}) => {
  await openAtRest(page, site + PATH);
  await toggle(page).click();
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText('');
  await chip(page, 'Healthcare').click();
  await page.clock.runFor(500);
  await chip(page, 'Logistics & Transportation').click();
  await page.clock.runFor(500);
  await expect(status(page)).toHaveText('');
  await page.clock.runFor(200);
  await expect(status(page)).toHaveText('1 of 7 case studies: Logistics & Transportation, all services');
  await service(page).selectOption('customer-support');
  await page.clock.runFor(700);
  await expect(status(page)).toHaveText(/^None of the 7 .*Logistics.*Customer Support$/);
});

test('where nothing matches, the page says what was asked for, and one button shows all seven again', async ({
  page,
  site,
}) => {
  await page.goto(`${site + PATH}?industry=financial-services`);
  await startApplication(page);
  await expect(empty(page)).toContainText('Financial Services');
  await expect(page.locator('.empty-state a[href="/industries/financial"]')).toBeVisible();
  expect(await barriers(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Show all seven' }).click();
  await expect(page).toHaveURL(site + PATH);
  await expect(entries(page)).toHaveCount(7);
  await expect(result(page)).toBeFocused();
  await expect(bar(page)).toBeVisible();
});

test('with the keyboard alone: opened, chosen, cleared', async ({ page, site }) => {
  await page.goto(site + PATH);
  await startApplication(page);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(chip(page, 'All')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chip(page, 'HR Technology')).toBeFocused();
  await expect(entries(page)).toHaveCount(1);
  for (let at = 0; at < 8; at++) await page.keyboard.press('Tab');
  await expect(service(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/service=implementation$/);
  await expect(service(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site + PATH);
  await expect(result(page)).toBeFocused();
  await expect(entries(page)).toHaveCount(7);
});

for (const width of [390, 820, 1440]) {
  test(`no barrier in the open bar, and it fits, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${site + PATH}`);
    await chip(page, 'Healthcare').click();
    expect(await barriers(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('neither bar nor button, and all seven whatever the address asks for', async ({ page, site }) => {
    await page.goto(`${site + PATH}?industry=healthcare`);
    await expect(page.locator('.filter-toggle')).toBeHidden();
    await expect(page.locator('.filter-bar')).toBeHidden();
    await expect(entries(page)).toHaveCount(7);
    for (const entry of await entries(page).all()) await expect(entry).toBeVisible();
  });
});
