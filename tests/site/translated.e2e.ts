import type { Page } from '@playwright/test';
import {
  answerPost,
  collectConsoleErrors,
  loadWidgets,
  navigate,
  startApplication,
} from '@vantedge/site-testing';
import { expect, STILL, test } from './support/test.ts';
import { translate } from './support/translation.ts';

test.use(STILL);

/** Changes what a page shows. */
type Step = (page: Page) => Promise<unknown>;

const main = (page: Page) => page.getByRole('main');
const radio =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name }).check();
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
  '/case-studies?industry=none': [
    radio(/^Healthcare/),
    (page) => page.locator('select[name=service]').selectOption('bpo'),
    radio(/^Financial Services/),
    radio(/^HR Technology/),
    press('Clear filters'),
    (page) => page.locator('select[name=service]').selectOption('implementation'),
    (page) => page.locator('.filter-toggle summary').click(),
    (page) => page.locator('main details:not(.filter-toggle) summary').first().click(),
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
    (page) => navigate(page, '/success-stories/ukg'),
  ],
  '/nope': [
    (page) => page.locator('main .masked-email button').click(),
    (page) => navigate(page, '/case-studies'),
  ],
  '/success-stories/ukg': [
    (page) => navigate(page, '/success-stories/mighty-power'),
    (page) => navigate(page, '/rate-card'),
    (page) => navigate(page, '/engagement-models'),
    (page) => page.goBack(),
  ],
};

for (const [path, steps] of Object.entries(WALKS))
  for (const continuously of [false, true])
    test(`${path}: shows the same when translated ${continuously ? 'continuously' : 'once'}`, async ({
      context,
      site,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const [plain, translated] = [await context.newPage(), await context.newPage()];
      const errors = await collectConsoleErrors(translated);
      for (const page of [plain, translated]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(site + path);
        await startApplication(page);
        await loadWidgets(page);
        // Parts with motion hydrate after the page; React renders again what was translated before.
        await page.waitForFunction(isWholeMainHydrated);
      }
      await translate(translated, { continuously });
      const documents: string[] = [];
      // The page that replaces one that throws loads its document.
      translated.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      for (const [i, step] of steps.entries()) {
        const before = await visibleText(plain);
        for (const page of [plain, translated]) await step(page);
        await expect.poll(() => visibleText(plain), `step ${i} changes something`).not.toBe(before);
        // The times on both change meanwhile.
        await expect(async () =>
          expect(await visibleText(translated), `step ${i}`).toBe(await visibleText(plain)),
        ).toPass({ timeout: 120_000 });
      }
      expect(documents).toEqual([]);
      await expect(translated.locator('[data-static]')).toHaveCount(0);
      expect(errors.filter((error) => !EXPECTED.test(error))).toEqual([]);
    });

/** Whether React has hydrated all parts of `main`. Runs in the page. */
const isWholeMainHydrated = () =>
  [...document.querySelectorAll('main :is(section, article, li, h2, h3)')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );

/** Of requests that a test answers with an error, and of a page that does not exist. */
const EXPECTED = /^Failed to load resource|^No page at/;

/** What header, page and footer show, without spaces, which depend on the elements around a text. */
const visibleText = (page: Page) =>
  page
    .locator('header, main, footer')
    .evaluateAll((parts) =>
      parts.map((part) => (part as HTMLElement).innerText.replaceAll(/\s/g, '')).join(),
    );
