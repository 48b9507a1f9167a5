import type { BrowserContext, Page } from '@playwright/test';
import { expandAllDetails, navigate, startApplication } from '../site/support/application.ts';
import { compareStyles, settle } from '../site/support/computed-styles.ts';
import { DOCUMENT_ONLY, REPRESENTATIVES, ROUTES, WIDTHS } from '../site/support/routes.ts';
import { expect, test as base } from '../site/support/test.ts';

/** The `lab` site and the same application as one build with one stylesheet. */
const test = base.extend<{ pages: Page[] }>({
  pages: async ({ context, lab, monolith }, use) => {
    // Block fonts: one that loads late on only one of the pages would change its widths.
    await context.route('**/*.woff2', (route) => route.abort());
    await use([await openOn(context, lab), await openOn(context, monolith)]);
  },
});

/** A page on one server with a fixed clock. */
async function openOn(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-03-04T05:06:07Z'));
  await page.goto(`${origin}/robots.txt`);
  return page;
}

for (const [i, path] of [...REPRESENTATIVES, ...DOCUMENT_ONLY, '/nowhere'].entries()) {
  test(`${path}: computed styles equal the monolith's`, async ({ pages }) => {
    await both(pages, (page) => open(page, path));
    // Home at every width, the others at one, and at another below: their components are on other pages too.
    for (const width of path === '/' ? WIDTHS : [WIDTHS[(i + 1) % WIDTHS.length]!])
      expect(await differences(pages, width), `at ${width} px`).toEqual([]);
  });
}

test("styles equal the monolith's after visiting all sections", async ({ pages }) => {
  await both(pages, (page) => open(page, '/labs/lazy'));
  for (const [path] of Object.values(ROUTES)) await both(pages, (page) => navigate(page, path));
  for (const [i, path] of REPRESENTATIVES.entries()) {
    await both(pages, (page) => navigate(page, path));
    const width = WIDTHS[i % WIDTHS.length]!;
    expect.soft(await differences(pages, width), `${path} at ${width} px`).toEqual([]);
  }
});

test("styles of a popover and a dialog in the top layer equal the monolith's", async ({ pages }) => {
  await both(pages, (page) => open(page, '/labs/overlays'));
  await both(pages, (page) => page.getByText('Open the popover').click());
  for (const width of WIDTHS) expect(await differences(pages, width), `popover at ${width} px`).toEqual([]);
  await both(pages, (page) => page.keyboard.press('Escape'));
  await both(pages, (page) => page.getByText('Open the dialog').click());
  for (const width of WIDTHS) expect(await differences(pages, width), `dialog at ${width} px`).toEqual([]);
});

test("styles of open menus and mobile panel equal the monolith's", async ({ pages }) => {
  await both(pages, (page) => open(page, '/contact'));
  await both(pages, (page) => page.setViewportSize({ width: 1440, height: 900 }));
  for (const name of await pages[0]!.locator('header nav button[popovertarget]').allInnerTexts()) {
    const menu = (page: Page) => page.locator('header nav').getByRole('button', { name, exact: true });
    await both(pages, (page) => menu(page).click());
    await both(pages, (page) => expect(page.locator('header [popover]:popover-open')).toHaveCount(1));
    expect(await differences(pages, 1440), name).toEqual([]);
    await both(pages, (page) => page.keyboard.press('Escape'));
  }
  await both(pages, (page) => page.setViewportSize({ width: 390, height: 900 }));
  await both(pages, (page) => page.locator('header button[commandfor]').click());
  await both(pages, (page) => page.locator('dialog[open]').evaluate(openDetails));
  expect(await differences(pages, 390), 'panel').toEqual([]);
});

test('a differing rule is reported', async ({ pages }) => {
  await both(pages, (page) => open(page, '/solutions/ukg'));
  await pages[0]!.evaluate(() => {
    document.styleSheets[0]!.insertRule('main h1 { letter-spacing: 0.25px !important }');
  });
  const [first] = await differences(pages, 820);
  expect(first?.element).toContain('h1');
  expect(first?.properties.map(([property]) => property)).toContain('letter-spacing');
});

const openDetails = (part: Element) => {
  for (const details of part.querySelectorAll('details')) details.open = true;
};

async function differences(pages: Page[], width: number) {
  await both(pages, async (page) => {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(expandAllDetails);
    await settle(page);
  });
  return compareStyles(pages[0]!, pages[1]!);
}

async function open(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href);
  await startApplication(page);
}

const both = (pages: Page[], act: (page: Page) => Promise<unknown>) => Promise.all(pages.map(act));
