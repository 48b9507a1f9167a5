import { composedSite, find, findAll, linkedPaths } from '@vantedge/site-testing/documents';
import { SECTION_ROUTES } from './support/routes.ts';

const site = composedSite();

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
    expect(linkedPaths(await mainOf(path))).toContain('/contact');
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

const mainOf = async (path: string) => find(await site.document(path), 'main');
