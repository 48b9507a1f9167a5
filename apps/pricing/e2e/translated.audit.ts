import { expectSameTranslated, type Step, STILL, test } from '@vantedge/site-testing';

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
  '/rate-card': [
    press('Add one developer'),
    (page) => page.locator('#developers').fill('1'),
    async (page) => {
      await page.locator('#developers').fill('1.5');
      await page.locator('#developers').blur();
    },
    (page) => page.locator('#developers').fill('12'),
    radio('200'),
    radio(/^Boutique/),
    radio(/^Managed/),
    (page) => page.locator('#developers').fill('0'),
    (page) => page.locator('#developers').fill('1'),
    (page) => page.locator('#developers').fill('9000000'),
    press('Copy link'),
    press('Remove one developer'),
    (page) => page.locator('.contact-card li button').first().click(),
    (page) => page.locator('.contact-card .masked-email button').click(),
  ],
};

for (const [path, steps] of Object.entries(WALKS))
  for (const continuously of [false, true])
    test(`${path}: shows the same when translated ${continuously ? 'continuously' : 'once'}`, async ({
      context,
      site,
    }) => expectSameTranslated(context, site + path, steps, { continuously }));
