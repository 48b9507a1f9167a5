import type { Page } from '@playwright/test';
import { openAll } from './open-all.ts';
import { SECTION_ROUTES } from './routes.ts';
import { implementationFacts } from './specification/implementation.ts';
import { industryFacts } from './specification/industries.ts';
import { outsourcingFacts } from './specification/outsourcing.ts';
import { pricingFacts } from './specification/pricing.ts';
import { staffingFacts } from './specification/staffing.ts';
import { storyFacts } from './specification/stories.ts';
import { expect, test } from './test.ts';

const FACTS = [
  ...implementationFacts,
  ...staffingFacts,
  ...outsourcingFacts,
  ...industryFacts,
  ...storyFacts,
  ...pricingFacts,
];

/** Pages whose text the specification leaves to us. */
const INDEXES = ['/industries', '/solutions', '/solutions/it'];

test.use({ javaScriptEnabled: false });

for (const { path, states, counts = {}, leadsTo = [] } of FACTS) {
  test(`${path} states what the specification gives it`, async ({ page, site }) => {
    await page.goto(site + path);
    await page.evaluate(openAll);
    const text = await page.locator('main').innerText();
    expect(states.filter((fact) => !stands(fact, text))).toEqual([]);
    for (const [selector, count] of Object.entries(counts))
      expect.soft(await page.locator(`main ${selector}`).count(), selector).toBe(count);
    const ways = await targets(page);
    expect(leadsTo.filter((to) => !ways.includes(to))).toEqual([]);
  });
}

for (const path of SECTION_ROUTES) {
  test(`${path} is in order: headings, questions, ways on`, async ({ page, site }) => {
    await page.goto(site + path);
    await expect(page.locator('h1')).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);

    const trail = page.locator('nav[aria-label=Breadcrumb]');
    const below = path.split('/').length > 2;
    if (below) await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/');

    const questions = page.locator('main details.faq-item');
    const opened = page.locator('main details.faq-item[open]');
    for (const question of await questions.all()) {
      if ((await question.getAttribute('open')) === null) await question.locator('summary').click();
      await expect(opened).toHaveCount(1);
    }
    for (const question of await opened.all()) await question.locator('summary').click();
    await expect(opened).toHaveCount(0);

    expect(await targets(page)).toContain('/contact');
    const dead = page.locator(
      'main button:visible:not([popovertarget], [commandfor], form button:not([type=button]))',
    );
    expect(await dead.evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML))).toEqual([]);
  });
}

test('every page of the sections is held to the specification, or is an index', () => {
  const held = [...FACTS.map(({ path }) => path), ...INDEXES].sort();
  expect(held).toEqual([...SECTION_ROUTES].sort());
});

/** Whether a figure or a name stands in a text, on its own: 50+ is not in 150+. A figure may be set in parts. */
function stands(fact: string, text: string): boolean {
  const parts = [...fact.replaceAll(' ', '')].map((sign) => sign.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'));
  return new RegExp(`(?<![\\d.,])${parts.join('\\s*')}(?!\\d|,\\d|\\.\\d)`, 'i').test(text);
}

/** Where the links of the page lead, without query and fragment. */
const targets = (page: Page) =>
  page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
