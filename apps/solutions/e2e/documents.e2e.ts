import { expect, test } from '@vantedge/site-testing';

test.use({ javaScriptEnabled: false });

test('the close shows any of its evenings by keyboard, without a script', async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance`);
  const close = page.locator('.close-calendar');
  const count = close.getByRole('status');
  await expect(count).toContainText('13 of 22', { useInnerText: true });
  await expect(close.getByText('Waiting for you', { exact: true }).first()).toBeVisible();
  await close.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(count).toContainText('18 of 22', { useInnerText: true });
  await expect(close.getByText('You, approved')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(count).toContainText('22 of 22', { useInnerText: true });
});

test('the balance of a statement follows each difference that is resolved', async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance#reconciliation`);
  const statement = page.locator('.document-sheet', { has: page.locator('tfoot') }).first();
  const [correct, request] = [
    statement.getByRole('checkbox').first(),
    statement.getByRole('checkbox').last(),
  ];
  const left = statement.locator('tfoot td').last();
  await expect(left).toHaveText(/1,050\.00/, { useInnerText: true });
  await request.check();
  await expect(left).toHaveText('180.00', { useInnerText: true });
  await correct.check();
  await expect(left).toHaveText('0.00', { useInnerText: true });
});

for (const [path, action, before, after] of [
  ['/industries/financial', 'Correct', '7 of 8 matched', '8 of 8 matched'],
  ['/solutions/back-office', 'Send page 3', '9 of 10 completed', '10 of 10 completed'],
  ['/solutions/qa', 'Retest', '94 of 96 cases', '95 of 96 cases'],
] as const)
  test(`${path}: its document follows “${action}”`, async ({ page, site }) => {
    await page.goto(site + path);
    const sheet = page.locator('.page-hero .document-sheet');
    const count = sheet.getByRole('status');
    await expect(count).toHaveText(new RegExp(before), { useInnerText: true });
    await sheet.getByRole('checkbox', { name: action }).first().check();
    await expect(count).toHaveText(new RegExp(after), { useInnerText: true });
  });

test('the paper of a sheet grows with the text on it', async ({ page, site }) => {
  await page.goto(`${site}/solutions/finance`);
  for (const width of [820, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    const paper = (await page.locator('.sheet-paper').boundingBox())!;
    const text = (await page.locator('.page-hero > .page-edge').boundingBox())!;
    expect(text.x, `${width} px`).toBeGreaterThan(paper.x);
    expect(text.x + text.width, `${width} px`).toBeLessThan(paper.x + paper.width);
  }
});
