import type { Element } from 'domhandler';
import { composedSite, find, findAll, visibleText } from './support/documents.ts';
import { SECTION_ROUTES } from './support/routes.ts';
import { homeFacts } from './specification/home.ts';
import { implementationFacts } from './specification/implementation.ts';
import { industryFacts } from './specification/industries.ts';
import { outsourcingFacts } from './specification/outsourcing.ts';
import { pricingFacts } from './specification/pricing.ts';
import { staffingFacts } from './specification/staffing.ts';
import { storyFacts } from './specification/stories.ts';

const FACTS = [
  ...homeFacts,
  ...implementationFacts,
  ...staffingFacts,
  ...outsourcingFacts,
  ...industryFacts,
  ...storyFacts,
  ...pricingFacts,
];

const site = composedSite();

test.each(FACTS)('$path states its specified facts', async ({ path, states, counts, leadsTo = [] }) => {
  const main = await mainOf(path);
  const text = visibleText(main);
  expect(states.filter((fact) => !isStated(fact, text))).toEqual([]);
  const found = Object.keys(counts ?? {}).map((selector) => [selector, findAll(main, selector).length]);
  expect(Object.fromEntries(found)).toEqual(counts ?? {});
  const targets = targetsOf(main);
  expect(leadsTo.filter((to) => !targets.includes(to))).toEqual([]);
});

describe.each(SECTION_ROUTES)('%s', (path) => {
  test('has one h1, no skipped heading level, a breadcrumb and a link to the contact form', async () => {
    const document = await site.document(path);
    expect(findAll(document, 'h1')).toHaveLength(1);
    const headings = findAll(document, 'main :is(h1, h2, h3, h4, h5, h6)');
    const levels = headings.map(({ name }) => Number(name[1]));
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
    const isBelowSection = path.split('/').length > 2;
    const trail = findAll(document, 'nav[aria-label=Breadcrumb] a')[0];
    if (isBelowSection) expect(trail?.attribs['href']).toBe('/');
    expect(targetsOf(await mainOf(path))).toContain('/contact');
  });

  test('has no FAQ, or at least four questions with one open at a time', async () => {
    const questions = findAll(await mainOf(path), 'details.faq-item');
    expect(questions.length === 0 || questions.length >= 4).toBe(true);
    const names = questions.map((question) => question.attribs['name']);
    expect(names).toEqual(questions.map(() => expect.stringMatching(/./)));
    expect(new Set(names).size).toBe(questions.length ? 1 : 0);
    expect(questions.filter((question) => 'open' in question.attribs)).toHaveLength(questions.length ? 1 : 0);
  });
});

/** Whether a text contains a stat or name as a whole: 50+ is not in 150+. A stat may be split by whitespace. */
function isStated(fact: string, text: string): boolean {
  const parts = [...fact.replaceAll(' ', '')].map((sign) => sign.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'));
  return new RegExp(`(?<![\\d.,])${parts.join('\\s*')}(?!\\d|,\\d|\\.\\d)`, 'i').test(text);
}

const mainOf = async (path: string) => find(await site.document(path), 'main');

/** Paths of an element's links, without query and fragment. */
const targetsOf = (element: Element) =>
  findAll(element, 'a[href^="/"]').map(
    ({ attribs }) => new URL(attribs['href']!, 'https://site.test').pathname,
  );
