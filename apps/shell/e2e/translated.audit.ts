import type { Page } from '@playwright/test';
import {
  answerPost,
  expect,
  expectSameTranslated,
  navigate,
  type Step,
  STILL,
  test,
} from '@vantedge/site-testing';

test.use(STILL);

const main = (page: Page) => page.getByRole('main');
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).click();
const fill =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    main(page).getByLabel(label).fill(text);

const contactFields: Step = async (page) => {
  await fill('Full Name', 'Ada')(page);
  await fill('Email Address', 'ada@example.com')(page);
  await fill('Company Name', 'Example')(page);
  await page.getByLabel('Service of Interest').selectOption('bpo');
  await fill(/^Message/, 'Two people.')(page);
};
/** The endpoint answers with this status from now on. */
const answer =
  (status: number, headers = {}): Step =>
  (page) =>
    page.route('**/api/forms/**', (route) => answerPost(route, status, headers));
const send = press('Send message');

const newsletter =
  (email: string): Step =>
  async (page) => {
    const form = page.locator('footer form');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button').click();
  };

/** By page, steps that each change its visible text. */
const WALKS: Record<string, Step[]> = {
  '/contact': [
    send,
    async (page) => {
      await fill('Email Address', 'ada')(page);
      await send(page);
    },
    async (page) => {
      await fill('Email Address', 'ada@example.com')(page);
      await send(page);
    },
    async (page) => {
      await contactFields(page);
      await answer(429, { 'retry-after': '300' })(page);
      await send(page);
    },
    async (page) => {
      await answer(413)(page);
      await send(page);
    },
    async (page) => {
      await fill(/^Message/, '')(page);
      await send(page);
    },
    async (page) => {
      await fill(/^Message/, 'Two people.')(page);
      await answer(201)(page);
      await send(page);
      await expect(page).toHaveURL(/thank-you/);
    },
  ],
  '/': [
    press('Next testimonial'),
    press('Previous testimonial'),
    (page) => page.locator('header nav button').first().click(),
    (page) => page.locator('header nav button').last().click(),
    newsletter(''),
    newsletter('ada'),
    async (page) => {
      await answer(429, { 'retry-after': '300' })(page);
      await newsletter('ada@example.com')(page);
    },
    async (page) => {
      await answer(201)(page);
      await newsletter('ada@example.com')(page);
    },
    newsletter('ada'),
  ],
  '/why-vantedge': [
    (page) => page.locator('footer .masked-email button').click(),
    (page) => navigate(page, '/contact'),
    (page) => navigate(page, '/'),
    (page) => navigate(page, '/accessibility'),
  ],
  '/nope': [
    (page) => page.locator('main .masked-email button').click(),
    (page) => navigate(page, '/contact'),
  ],
};

for (const [path, steps] of Object.entries(WALKS))
  for (const continuously of [false, true])
    test(`${path}: shows the same when translated ${continuously ? 'continuously' : 'once'}`, async ({
      context,
      site,
    }) => expectSameTranslated(context, site + path, steps, { continuously }));
