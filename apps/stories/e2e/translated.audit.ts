import {
  expect,
  expectSameTranslated,
  isHydrated,
  navigate,
  type Step,
  STILL,
  test,
  translate,
} from '@vantedge/site-testing';

test.use(STILL);

const radio =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name }).check();
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).click();

/** By page, steps that each change its visible text. */
const WALKS: Record<string, Step[]> = {
  '/case-studies?industry=none': [
    radio(/^Healthcare/),
    (page) => page.locator('select[name=service]').selectOption('bpo'),
    radio(/^Logistics/),
    press('Clear filters'),
    (page) => page.locator('select[name=service]').selectOption('implementation'),
    (page) => page.locator('.filter-toggle summary').click(),
    (page) => page.locator('main details:not(.filter-toggle) summary').first().click(),
  ],
  '/success-stories/ukg': [
    (page) => navigate(page, '/success-stories/mighty-power'),
    (page) => navigate(page, '/success-stories'),
    (page) => navigate(page, '/case-studies'),
    (page) => page.goBack(),
  ],
};

for (const [path, steps] of Object.entries(WALKS))
  for (const continuously of [false, true])
    test(`${path}: shows the same when translated ${continuously ? 'continuously' : 'once'}`, async ({
      context,
      site,
    }) => expectSameTranslated(context, site + path, steps, { continuously }));

test('case studies that a filter leaves stay open when the page is translated before it hydrates', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/case-studies`);
  await translate(page, { continuously: false });
  const details = page.locator('main article details');
  const all = await details.count();
  await details.evaluateAll((elements) => elements.forEach((element) => element.setAttribute('open', '')));
  await page.locator('.filter-toggle summary').click();
  const service = page.locator('#filters select');
  await service.selectOption('customer-support');
  await service.focus();
  await page.waitForFunction(isHydrated);
  await expect.poll(() => details.count()).toBeLessThan(all);
  const isOpen = () =>
    details.evaluateAll((elements) => elements.map((element) => (element as HTMLDetailsElement).open));
  // Also when the code of what moves has loaded.
  await page.waitForLoadState('networkidle');
  expect(new Set(await isOpen())).toEqual(new Set([true]));
});
