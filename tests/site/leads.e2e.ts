import type { Page } from '@playwright/test';
import { newsletterUrl } from '../../libs/lead-server/src/newsletter.ts';
import { startApplication } from '@vantedge/site-testing';
import { expect, test } from './support/test.ts';
import { OTHER_PAGE, SECTION_PAGE } from './support/routes.ts';

const whole = {
  name: 'Ada "the first"',
  email: 'ada@example.com',
  company: 'Example & Company',
  service: 'bpo',
  message: 'Two people,\n160 hours a month each. <b>',
};

const control = (page: Page, name: string) => page.locator(`#contact-form [name="${name}"]`);

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'service') await control(page, name).selectOption(value);
    else await control(page, name).fill(value);
  }
}
const send = (page: Page) => page.locator('#contact-form button[type=submit]');
/** Disables the browser's own validation. */
const withoutRules = (page: Page, form = 'contact') =>
  page
    .locator(`form[action$="/${form}"]`)
    .evaluate((element: HTMLFormElement) => (element.noValidate = true));

for (const javaScriptEnabled of [false, true]) {
  test.describe(`links of the newsletter ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('ask before they confirm or end a subscription', async ({ page, leadsSite: { url, store } }) => {
      const contents = { email: 'ada@example.com' };
      await store.put({ key: 'a', form: 'newsletter', contents, subscription: 'pending' });
      const lead = async () => (await store.list())[0]!;
      for (const [purpose, before, after, answer] of [
        ['confirm', 'pending', 'active', 'confirmed'],
        ['unsubscribe', 'active', 'ended', 'done'],
      ] as const) {
        await page.goto(newsletterUrl(purpose, await lead(), await store.key(), url));
        if (javaScriptEnabled) await startApplication(page);
        expect((await lead()).subscription).toBe(before);
        await page.locator('main form').getByRole('button').click();
        await expect(page).toHaveURL(`${url}/newsletter/${purpose}#${answer}`);
        expect((await lead()).subscription).toBe(after);
        await expect(page.locator('main form')).toBeHidden();
        await expect(page.locator('h1 > span').first()).toBeHidden();
        await expect(page.locator('h1 > span:visible')).toHaveCount(1);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a double click stores one lead', async ({ page, leadsSite }) => {
    await page.goto(`${leadsSite.url}/contact`);
    await fill(page, whole);
    await send(page).dblclick();
    await expect(page).toHaveURL(`${leadsSite.url}/contact/thank-you`);
    await page.goBack();
    await send(page).click();
    await expect(page).toHaveURL(`${leadsSite.url}/contact/thank-you`);
    expect(await leadsSite.store.count()).toBe(1);
  });

  test('a page with validation errors keeps the input, links to each field, and can be corrected and stored', async ({
    page,
    leadsSite,
  }) => {
    await page.goto(`${leadsSite.url}/contact?utm_source=mail&name=Ada`);
    await fill(page, { ...whole, email: 'ada', company: '' });
    await withoutRules(page);
    await send(page).click();
    const summary = page.locator('[data-lead-summary]:visible');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(control(page, 'email')).toHaveAccessibleDescription(/\S/);
    for (const [name, value] of Object.entries({ ...whole, email: 'ada', company: '' })) {
      await expect(control(page, name)).toHaveValue(value);
    }
    await summary.getByRole('link').first().click();
    await expect(control(page, 'email')).toBeFocused();
    await fill(page, { email: whole.email, company: whole.company });
    await send(page).click();
    await expect(page).toHaveURL(`${leadsSite.url}/contact/thank-you`);
    // The page with its error is at another URL.
    const source = { page: '/contact', utm_source: 'mail' };
    expect(await leadsSite.store.list()).toMatchObject([{ contents: whole, source }]);
  });

  test('newsletter errors show on the same page, and success on its own thank-you message', async ({
    page,
    leadsSite,
  }) => {
    await page.goto(`${leadsSite.url}${SECTION_PAGE}`);
    const heading = await page.locator('h1').innerText();
    const email = page.locator('form[action$="/newsletter"] [name=email]');
    await email.fill('ada');
    await withoutRules(page, 'newsletter');
    await email.press('Enter');
    await expect(page.locator('#newsletter-email-error')).toBeVisible();
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(email).toHaveValue('ada');
    await expect(email).toBeFocused();
    await email.fill('ada@example.com');
    await email.press('Enter');
    await expect(page).toHaveURL(`${leadsSite.url}/contact/thank-you#newsletter`);
    expect(await leadsSite.store.list()).toMatchObject([
      { form: 'shell/newsletter', contents: { email: 'ada@example.com' } },
    ]);
  });

  test('with --no-leads the page says so and keeps the input', async ({ page, noLeadsSite }) => {
    await page.goto(`${noLeadsSite}/contact`);
    await fill(page, whole);
    await send(page).click();
    await expect(page.locator('[data-lead-report=no-endpoint]:visible')).toBeFocused();
    await expect(control(page, 'message')).toHaveValue(whole.message);
  });
});

test.describe('with JavaScript', () => {
  test('a double click stores one lead before the thank-you page', async ({ page, leadsSite }) => {
    await page.goto(`${leadsSite.url}/contact`);
    await startApplication(page);
    await fill(page, whole);
    await send(page).dblclick();
    await expect(page).toHaveURL(`${leadsSite.url}/contact/thank-you`);
    expect((await leadsSite.store.list()).map(({ contents }) => contents)).toEqual([whole]);
  });
});

test('a lead names the page where its visit has started, the site before it, and the campaign', async ({
  page,
  leadsSite,
}) => {
  const { url, store } = leadsSite;
  await page.goto(`${url}${OTHER_PAGE}?utm_source=mail&gclid=a&email=ada`, {
    referer: 'https://search.example/?q=developers',
  });
  await page.goto(`${url}${SECTION_PAGE}?utm_source=other`);
  await startApplication(page);
  await page
    .locator('footer a[href="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await fill(page, whole);
  await send(page).click();
  await expect(page).toHaveURL(`${url}/contact/thank-you`);
  const [lead] = await store.list();
  expect(lead!.source).toEqual({
    page: '/contact',
    landing: OTHER_PAGE,
    referrer: 'https://search.example',
    utm_source: 'mail',
    gclid: 'a',
  });
});

test('the next document reports what became of a form that was left while it was sent, and stores one lead', async ({
  page,
  leadsSite,
}) => {
  await page.goto(`${leadsSite.url}/contact`);
  await startApplication(page);
  await fill(page, whole);
  const endpoint = '**/api/forms/**';
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  // The response never arrives.
  await page.route(endpoint, async (route) => void (await route.fetch()));
  await send(page).click();
  await posted;
  await expect.poll(() => leadsSite.store.count()).toBe(1);
  await page.goto(`${leadsSite.url}/privacy`);
  await page.unroute(endpoint);
  await expect(page.locator('.toast-region')).toContainText('Message sent');
  expect((await leadsSite.store.list()).map(({ contents }) => contents)).toEqual([whole]);
});
