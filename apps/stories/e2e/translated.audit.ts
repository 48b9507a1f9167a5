import { expectSameTranslated, navigate, type Step, STILL, test } from '@vantedge/site-testing';

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
