import type { Page } from '@playwright/test';
import { expect, holdRequests, startApplication, test } from '@vantedge/site-testing';

const office = (page: Page, city: string) =>
  page.locator('.office-clocks li').filter({ hasText: city }).locator('> span > span');

test('a typed proposal is passed to the contact form, and not in a URL', async ({ page, site }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${site}/rate-card`);
  await startApplication(page);
  await page.getByPlaceholder('Your Name').fill('Ada & Söhne');
  await page.getByPlaceholder('Email Address').fill('ada@example.com');
  await page.getByPlaceholder('Company Name').fill('Example Company');
  await page.getByPlaceholder('Team Size Needed').fill('10–15');
  await page.getByPlaceholder('Team Size Needed').press('Enter');
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada & Söhne');
  await expect(page.getByRole('main').getByLabel('Email Address')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Company Name')).toHaveValue('Example Company');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    /10–15\n\nMy estimate: 5 developers .*\$249,600/,
  );
  expect(addresses.filter((address) => /ada|10–15|10%E2/i.test(new URL(address).search))).toEqual([]);
});

test('at most one answer is open across both categories, and it can be closed', async ({ page, site }) => {
  await page.goto(`${site}/rate-card`);
  const open = page.locator('#faq details[open]');
  const question = (group: string, at: number) =>
    page
      .locator('.faq-group')
      .filter({ has: page.getByRole('heading', { name: group }) })
      .locator('summary')
      .nth(at);
  await expect(page.locator('#faq summary')).toHaveCount(5);
  for (const [group, at] of [
    ['Pricing', 2],
    ['Service', 1],
    ['Pricing', 1],
  ] as const) {
    await question(group, at).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator('summary')).toHaveText((await question(group, at).textContent())!);
  }
  await question('Pricing', 1).click();
  await expect(open).toHaveCount(0);
});

// libs/shared-ui/src/office-hours tests other times.
test('each office shows whether it is open, before hydration and after', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2026-10-31T00:30:00Z'));
  const release = await holdRequests(page, '**/elements.*.js');
  await page.goto(`${site}/rate-card`, { waitUntil: 'domcontentloaded' });
  const height = () => page.locator('.office-clocks').evaluate((element) => element.clientHeight);
  const losAngeles = office(page, 'Los Angeles');
  await expect(losAngeles).not.toContainText('now');
  await expect(office(page, 'Cebu City')).toHaveText('Open now and around the clock');
  const served = await height();
  await release();
  await expect(losAngeles).toHaveText('Closed now, opens Monday at 8 a.m.');
  expect(await height()).toBe(served);
  await startApplication(page);
  await expect(losAngeles).toHaveText('Closed now, opens Monday at 8 a.m.');
});

test('what is typed and clicked before hydration counts, also behind a campaign link', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, /\/main\.\w+\.js$/);
  await page.goto(`${site}/rate-card?utm_source=mail&gclid=a`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Developers' }).fill('40');
  for (let press = 0; press < 3; press++)
    await page.getByRole('button', { name: 'Add one developer' }).click();
  await release();
  // No visitor moves: a press has started the application.
  await expect(page.getByRole('textbox', { name: 'Developers' })).toHaveValue('43');
  await expect(page.getByRole('form', { name: 'Your estimate' })).toContainText('43 developers');
  await expect(page).toHaveURL(/\?utm_source=mail&gclid=a&developers=43&/);
});

test('anchors end below the header and the bar', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const anchor of ['calculator', 'billing']) {
    await page.goto(`${site}/rate-card#${anchor}`);
    const { y } = (await page.locator(`#${anchor}`).boundingBox())!;
    expect.soft(Math.round(y), anchor).toBe(136);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar of the page has plain links', async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site}/rate-card`);
    const bar = page.locator('nav[aria-label="On this page"]');
    await bar.getByRole('link', { name: 'Models' }).click();
    await expect(page).toHaveURL(/#models-title$/);
    await expect(page.locator('#models-title')).toBeInViewport();
    await expect(bar).toBeInViewport();
  });

  test('a typed proposal fills in the contact form, without errors, and is not in a URL', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/rate-card`);
    await page.getByPlaceholder('Email Address').fill('ada@example.com');
    await page.getByPlaceholder('Team Size Needed').fill('10–15');
    await page.getByRole('button', { name: 'Get Your Custom Proposal' }).click();
    await expect(page.getByRole('main').getByLabel('Email Address')).toHaveValue('ada@example.com');
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('10–15');
    await expect(page.locator('[data-lead-summary]')).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('where no server takes forms, a link to the contact form says that nothing is carried over', async ({
    page,
    site,
  }) => {
    const submit = page.getByRole('button', { name: 'Get Your Custom Proposal' });
    const notice = page.getByText('cannot be carried over');
    await page.goto(`${site}/rate-card`);
    await expect(submit).toBeVisible();
    await expect(notice).toBeHidden();
    await page.route(`${site}/rate-card`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/ data-leads="[^"]*"/, ''),
      });
    });
    await page.goto(`${site}/rate-card`);
    await expect(notice).toBeVisible();
    await expect(submit).toBeHidden();
    await notice.getByRole('link').click();
    await expect(page).toHaveURL(`${site}/contact`);
  });
});

test('print shows each total once, no controls, and the price on its bar, on five Letter pages', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/rate-card`);
  await page.emulateMedia({ media: 'print' });
  for (const total of await page.locator('tfoot').all())
    await expect(total).toHaveCSS('display', 'table-row-group');
  await expect(page.locator('#developers')).toBeHidden();
  await expect(page.locator('.price-comparison p', { hasText: /^\$24$/ })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(5);
});

test('the controls stay beside the sheet; with large text and on phones they are above it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site}/rate-card`);
  const top = async (part: string) => (await page.locator(part).boundingBox())!;
  await page.locator('.estimate-case').scrollIntoViewIfNeeded();
  expect((await top('#developers')).y).toBeGreaterThan(136);
  expect((await top('#developers')).x).toBeLessThan((await top('#proposal')).x);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await top('#developers')).y).toBeLessThan((await top('#proposal')).y);
});

test('the price on its bar keeps its color in forced colors', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto(`${site}/rate-card`);
  const price = page.locator('.price-comparison p', { hasText: /^\$24$/ });
  const bar = page.locator('.price-comparison rect').last();
  const of = (part: typeof bar, property: 'color' | 'fill') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], property);
  expect(await of(price, 'color')).not.toBe(await of(bar, 'fill'));
  await expect(price).toHaveCSS('forced-color-adjust', 'none');
});
