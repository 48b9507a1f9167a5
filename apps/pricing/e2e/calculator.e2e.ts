import type { Page } from '@playwright/test';
import {
  collectConsoleErrors,
  expect,
  openWithPausedClock,
  recordShifts,
  shiftsIn,
  startApplication,
  test,
} from '@vantedge/site-testing';

const WARNING = 'Note: This configuration doesn’t meet minimum requirements for selected engagement model.';

const parts = (page: Page) => ({
  developers: page.getByLabel('Developers', { exact: true }),
  customHours: page.getByLabel('Custom hours a month'),
  choose: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check(),
  sheet: page.getByRole('form', { name: 'Your estimate' }),
  savings: page.locator('.saving-figure'),
  /** The foot of the sheet: both costs, the savings of a month, and the share. */
  months: page.locator('.estimate-case dd').filter({ hasNotText: 'months' }),
  equivalents: page.locator('.estimate-equivalents dd'),
  invoice: page.locator('.estimate-paper tfoot td').last(),
  note: page.locator('.calc-note'),
});

async function open(page: Page, site: string, query = '') {
  await page.goto(`${site}/rate-card${query}`);
  await startApplication(page);
  return parts(page);
}

// Every team, entry and minimum: savings-calculator.test.tsx.
test('the sheet follows the team, the hours and the model', async ({ page, site }) => {
  const { developers, customHours, choose, sheet, savings, months, equivalents, invoice, note } = await open(
    page,
    site,
  );
  await expect(developers).toHaveValue('5');
  await expect(savings).toHaveText('$249,600');
  await developers.fill('10');
  await expect(savings).toHaveText('$499,200');
  await expect(months).toHaveText(['$80,000', '$38,400', '$41,600', '52%']);
  await expect(equivalents).toHaveText(['4', '9', '19']);
  await expect(invoice).toHaveText('$38,400');
  await expect(customHours).toBeHidden();
  await choose('Custom');
  await expect(customHours).toHaveValue('160');
  await choose('80');
  await expect(customHours).toBeHidden();
  await expect(note).toContainText(WARNING);
  await expect(developers).toHaveAccessibleDescription(new RegExp(WARNING));
  await choose('Boutique');
  await expect(note).not.toContainText('Note:');
  await developers.fill('');
  await expect(sheet).not.toContainText(/\$\d+,\d|52%/);
  await expect(page.locator('#calculator')).toContainText('Enter at least one developer');
  // The longest amounts fit, too.
  await developers.fill('999,999');
  await choose('Custom');
  await customHours.fill('999,999');
  await expect(months.first()).toHaveText('$49,999,900,000,050');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the URL keeps the selection: reload, shared link, Back', async ({ page, site }) => {
  const { developers, choose, savings } = await open(page, site);
  await developers.fill('12');
  await choose('200');
  await choose('Boutique');
  await expect(page).toHaveURL(`${site}/rate-card?developers=12&hours=200&model=boutique`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rate-card$/);
  await page.reload();
  await startApplication(page);
  await expect(savings).toHaveText('$748,800');
  await page.getByRole('button', { name: 'Get Your Custom Proposal' }).click();
  await expect(page).toHaveURL(`${site}/contact`);
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    /12 developers.*200 hours.*\$748,800/,
  );
  await page.goBack();
  await expect(page).toHaveURL(`${site}/rate-card?developers=12&hours=200&model=boutique`);
  await expect(developers).toHaveValue('12');
  await expect(savings).toHaveText('$748,800');
});

test('a click right after a change submits the changed values', async ({ page, site }) => {
  await open(page, site);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[aria-label="Add one developer"]')!.click();
    // By then React has handled the change but not yet rendered the results.
    await Promise.resolve();
    await Promise.resolve();
    document.querySelector<HTMLElement>('#proposal [type=submit]')!.click();
  });
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(/6 developers/);
});

for (const width of [390, 1440]) {
  test(`a shared link shows the prerendered default, then its selection, without layout shift: ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const errors = await collectConsoleErrors(page);
    await recordShifts(page);
    const query = '?developers=50&hours=custom&custom_hours=175&model=bto#calculator';
    await page.goto(`${site}/rate-card${query}`);
    const { developers, customHours, savings, note } = parts(page);
    await startApplication(page);
    await expect(developers).toHaveValue('50');
    await expect(customHours).toHaveValue('175');
    await expect(savings).toHaveText('$2,730,000');
    await expect(note).toContainText(WARNING);
    // Except for the two large sums, whose length differs.
    expect(await shiftsIn(page, '#calculator', '.saving-figure, .calc-dock')).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the link is copied, confirmed, and opens the same estimate', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The confirmation disappears after some time.
  await openWithPausedClock(page, `${site}/rate-card`);
  const { developers } = parts(page);
  await developers.fill('7');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeFocused();
  await expect(page.locator('.toast-region')).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.clock.resume();
  await page.goto('about:blank');
  await page.goto(link);
  await startApplication(page);
  await expect(developers).toHaveValue('7');
});

test('works with the keyboard only', async ({ page, site }) => {
  const { developers, customHours, savings, note } = await open(page, site);
  await developers.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(developers).toHaveValue('7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Custom' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(customHours).toBeFocused();
  await page.keyboard.type('175');
  await expect(savings).toHaveText('$382,200');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(note).toContainText(WARNING);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rate-card\?developers=7&hours=custom&custom_hours=175&model=bto$/);
});

test('the sticky sum on a phone covers nothing that has the focus', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const { developers } = await open(page, site);
  await developers.focus();
  const dock = page.locator('.calc-dock');
  /** How many pixels of the focused control are behind the sum. */
  const covered = () =>
    dock.evaluate((element) => {
      const [sum, control] = [
        element,
        document.activeElement!.closest('label') ?? document.activeElement!,
      ].map((box) => box.getBoundingClientRect()) as [DOMRect, DOMRect];
      return Math.max(0, Math.min(sum.bottom, control.bottom) - Math.max(sum.top, control.top));
    });
  const seen: number[] = [];
  // The stepper, the hours, the first model, and the other models.
  for (const key of ['Tab', 'Tab', 'Tab', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    seen.push(await covered());
  }
  await expect(page.getByRole('radio', { name: /^Managed/ })).toBeFocused();
  expect(seen).toEqual(seen.map(() => 0));
});

test('the print button prints the sheet alone, on one Letter page, also of the longest amounts', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => (window.print = () => undefined));
  const { developers, customHours, choose, sheet } = await open(page, site);
  for (const team of ['5', '999,999']) {
    await developers.fill(team);
    if (team !== '5') await choose('Custom');
    if (team !== '5') await customHours.fill('999,999');
    await page.getByRole('button', { name: 'Print' }).click();
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.saving-figure', 'svg[role=img]', 'table', '.estimate-equivalents', '.estimate-case'])
    await expect(sheet.locator(part)).toBeVisible();
  await expect(sheet.getByText('ROI in just 2 months')).toBeVisible();
  await expect(page.locator('main h1, #calculator h2, #contact-title').filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(page.locator('#calculator').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main h1')).toBeVisible();
});

test('the sheet has the date of Los Angeles without the application', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2027-01-01T05:00:00Z'));
  await page.goto(`${site}/rate-card`);
  await expect(parts(page).sheet).toContainText('Estimate, December 31, 2026');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the default is shown, and the form creates a link', async ({ page, site }) => {
    await page.goto(`${site}/rate-card`);
    const { developers, savings } = parts(page);
    await expect(savings).toHaveText('$249,600');
    await expect(page.locator('#calculator noscript p')).toContainText('5 developers at 160 hours');
    const section = page.locator('#calculator');
    await expect(section.getByRole('button').filter({ visible: true })).toHaveText([
      'Create a link to this estimate',
      'Get Your Custom Proposal & Start Saving',
    ]);
    await developers.fill('12');
    await page.getByRole('radio', { name: '200' }).check();
    await section.getByRole('button', { name: 'Create a link to this estimate' }).click();
    await expect(page).toHaveURL(`${site}/rate-card?developers=12&hours=200&custom_hours=160&model=managed`);
    await expect(savings).toHaveText('$249,600');
  });
});

test('state in the URL starts the application after the first contentful paint', async ({ page, site }) => {
  await page.goto(`${site}/rate-card?developers=3`);
  await expect(page.locator('script[src*="/main."]')).toHaveCount(1);
  const [painted, requested] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/main\.\w+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(requested).toBeGreaterThanOrEqual(painted!);
});
