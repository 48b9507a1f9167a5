import type { Page, Request } from '@playwright/test';
import { HONEYPOT } from '@vantedge/leads';
import {
  expect,
  holdRequests,
  openWithPausedClock,
  showIntent,
  startApplication,
  test,
} from '@vantedge/site-testing';

interface Answer {
  status: number;
  headers?: Record<string, string>;
  json?: object;
  contentType?: string;
  body?: string;
}

/** Mocks the contact form's endpoint with a series of responses, by default with the id of the request, and collects the requests. */
async function endpoint(page: Page, ...answers: Answer[]) {
  const posts: Request[] = [];
  const fields = (at: number) => Object.fromEntries(new URLSearchParams(posts[at]!.postData()!));
  await page.route('**/api/forms/shell/contact', (route) => {
    posts.push(route.request());
    const answer = answers[Math.min(posts.length, answers.length) - 1]!;
    const { id } = fields(posts.length - 1);
    return route.fulfill('body' in answer ? answer : { json: { id }, ...answer });
  });
  return { posts, fields };
}

const message = (page: Page) => page.getByRole('textbox', { name: /^Message/ });

async function fill(page: Page) {
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByRole('main').getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Company Name').fill('Example Company');
  await page.getByLabel('Service of Interest').selectOption('bpo');
  await message(page).fill('Two people, 160 hours a month each.');
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Advances a paused clock until a condition is true. A delay may start at any time; `send-form.test.tsx` tests how long each is. */
const skipDelays = (page: Page, condition: () => boolean | Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        return condition();
      },
      { intervals: [100] },
    )
    .toBe(true);

test('keyboard only: validation error, focus on the field, correction, submission, thank-you page', async ({
  page,
  site,
}) => {
  const { posts, fields } = await endpoint(page, { status: 201 });
  await page.goto(`${site}/contact?topic=cloud`);
  await startApplication(page);
  await page.getByLabel('Full Name').focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.keyboard.type('Ada');
  await press('Tab');
  await page.keyboard.type('ada.example.com');
  await press('Tab');
  await page.keyboard.type('Example Company');
  await press('Tab', 'Tab');
  await expect(page.getByLabel('Service of Interest')).toBeFocused();
  await expect(page.getByLabel('Service of Interest')).toHaveValue('cloud');
  await press('Tab');
  await page.keyboard.type('Forty servers.');
  await press('Tab', 'Enter');

  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Error: /);
  await press('Tab', 'Enter');
  const email = page.getByRole('main').getByLabel('Email Address');
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await press('ControlOrMeta+a');
  await page.keyboard.type('ada@example.com');
  await press('Enter');

  await expect(page).toHaveURL(`${site}/contact/thank-you`);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  await expect(page).not.toHaveTitle(/Error/);
  expect(posts).toHaveLength(1);
  expect(fields(0)).toMatchObject({
    service: 'cloud',
    email: 'ada@example.com',
    [HONEYPOT]: '',
  });
  expect(posts[0]!.headers()['accept']).toBe('application/json');
});

/** What answers instead of the server that stores leads; send-form.test.ts has more. */
const OTHERS: Record<string, Answer> = {
  'a failing server': { status: 503 },
  'a redirect to the sign-in page of a network': { status: 302, headers: { location: '/about' }, body: '' },
};

for (const [name, answer] of Object.entries(OTHERS))
  test(`${name} is tried four times; then the page says that nothing was sent, and keeps the input`, async ({
    page,
    site,
  }) => {
    const { posts, fields } = await endpoint(page, answer);
    await openWithPausedClock(page, `${site}/contact`);
    await fill(page);
    await send(page);
    const report = page.getByRole('region', { name: 'Your message has not been sent' });
    await skipDelays(page, () => report.isVisible());
    await expect(report).toBeFocused();
    await expect(page).toHaveURL(`${site}/contact`);
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map((_, at) => fields(at)['id'])).size).toBe(1);
    await expect(message(page)).toHaveValue('Two people, 160 hours a month each.');
  });

test("the thank-you page shows the next 24 hours in both cities' local times", async ({ page, site }) => {
  // A Thursday, 16:00 in Los Angeles and Friday, 08:00 in Cebu City.
  await page.clock.setFixedTime(new Date('2026-01-16T00:00:00Z'));
  const release = await holdRequests(page, '**/elements.*.js');
  await page.goto(`${site}/contact/thank-you`, { waitUntil: 'domcontentloaded' });
  const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
  const served = await height();
  await release();
  const ends = page.locator('figure ol > li:is(:first-child, :last-child)');
  await expect(ends).toHaveText(['Thu 4 p.m.', 'Fri 4 p.m.', 'Fri 8 a.m.', 'Sat 8 a.m.']);
  await expect(page.locator('figcaption')).toContainText('4 p.m. on Friday in Los Angeles');
  // Los Angeles is open for another hour, and from 8 a.m. to the end.
  const row = page.locator('figure svg').first();
  const open = await row.evaluate((svg) => {
    const { left, right, width } = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('g line')].flatMap((line) => {
      const box = line.getBoundingClientRect();
      const [from, to] = [Math.max(box.left, left), Math.min(box.right, right)];
      return from < to ? [[from, to].map((x) => Math.round(((x - left) / width) * 24))] : [];
    });
  });
  expect(open).toEqual([
    [0, 1],
    [16, 24],
  ]);
  // Rounded to whole pixels.
  expect(Math.abs((await height()) - served)).toBeLessThanOrEqual(1);
  // The form's own time replaces that of the page.
  await startApplication(page);
  await expect(ends).toHaveText(['Thu 4 p.m.', 'Fri 4 p.m.', 'Fri 8 a.m.', 'Sat 8 a.m.']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates required fields and posts the form to the site', async ({ page, site }) => {
    const { posts, fields } = await endpoint(page, { status: 200 });
    await page.goto(`${site}/contact`);
    await send(page);
    expect(posts).toHaveLength(0);
    await fill(page);
    await send(page);
    await expect.poll(() => posts.length).toBe(1);
    expect(posts[0]!.method()).toBe('POST');
    expect(posts[0]!.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    expect(fields(0)).toMatchObject({ name: 'Ada', service: 'bpo', [HONEYPOT]: '' });
  });

  test('only a site without a lead endpoint says that submissions are disabled', async ({ page, site }) => {
    const notice = page.getByText('cannot be sent from here').locator('..');
    await page.goto(`${site}/contact`);
    await expect(notice).toBeHidden();
    await expect(page.locator('.newsletter')).toBeVisible();
    await page.route(`${site}/contact`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/ data-leads="[^"]*"/, ''),
      });
    });
    await page.goto(`${site}/contact`);
    await expect(notice).toBeVisible();
    await expect(notice.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(page.locator('.newsletter')).toBeHidden();
  });

  test('the fragment selects the thank-you message', async ({ page, site }) => {
    const message = page.locator('h1 > span').first();
    const newsletter = page.locator('h1 > span').last();
    await page.goto(`${site}/contact/thank-you`);
    await expect(message).toBeVisible();
    await expect(newsletter).toBeHidden();
    await expect(page.locator('figure')).toBeVisible();
    await page.goto(`${site}/contact/thank-you#newsletter`);
    await expect(newsletter).toBeVisible();
    await expect(message).toBeHidden();
    await expect(page.locator('figure')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the code of the form loads with that of the page, before the application runs', async ({
  page,
  site,
}) => {
  // It never answers.
  await page.route(/\/assets\/shell\/main\./, () => undefined);
  const form = page.waitForResponse(
    async (response) =>
      /\/assets\/shell\/c\..*\.js$/.test(response.url()) &&
      (await response.text()).includes('data-lead-report'),
  );
  await page.goto(`${site}/contact`);
  await showIntent(page);
  await form;
});

test('the mark of the band is at the present, and its hours follow daylight saving time', async ({
  page,
  site,
}) => {
  const band = () =>
    page.evaluate(() => {
      const [losAngeles, ...cebu] = document.querySelectorAll('figure local-time ol');
      const shown = cebu.find((hours) => getComputedStyle(hours).opacity === '1')!;
      const { left, width } = losAngeles!.getBoundingClientRect();
      const dots = [...document.querySelectorAll<SVGElement>('figure local-time svg circle')];
      return {
        cebu: shown.textContent.slice(0, 2),
        marks: dots
          .filter((dot) => getComputedStyle(dot.closest('[class*=opacity]')!).opacity === '1')
          .map((dot) => {
            const box = dot.getBoundingClientRect();
            return Math.round(((box.left + box.width / 2 - left) / width) * 24 * 10) / 10;
          }),
      };
    });
  const at = async (instant: string) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.goto(`${site}/contact`);
    await expect(page.locator('figure figcaption local-time')).toContainText(' on ');
    return band();
  };
  expect(await at('2026-11-20T00:00:00Z')).toEqual({ cebu: '00', marks: [8, 8] });
  expect(await at('2026-07-16T18:00:00Z')).toEqual({ cebu: '23', marks: [3, 3] });
  // Los Angeles does not work on a Saturday.
  expect(await at('2026-11-21T20:00:00Z')).toEqual({ cebu: '00', marks: [4] });
});
