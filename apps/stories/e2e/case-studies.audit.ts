import { axeViolations, expect, startApplication, STILL, test } from '@vantedge/site-testing';

test.use(STILL);

for (const width of [390, 820, 1440]) {
  test(`no violations in the open filter bar of case studies, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/case-studies?industry=healthcare`);
    await startApplication(page);
    await expect(page.locator('#filters')).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(1);
    expect(await axeViolations(page, 'main')).toEqual([]);
  });
}

test('no violations in a list of case studies without matches', async ({ page, site }) => {
  await page.goto(`${site}/case-studies?industry=financial-services`);
  await startApplication(page);
  await expect(page.locator('main article')).toHaveCount(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
});
