import { pagesAbove, sectionFor } from './section-for.ts';

const section = (name: string, ...paths: string[]) => ({ name, file: `apps/${name}/src/section.ts`, paths });
const SECTIONS = [
  section('shell', '/', '/about'),
  section('solutions', '/solutions', '/solutions/it', '/industries/finance'),
  section('stories', '/case-studies', '/success-stories/ukg'),
];

test.each([
  ['/solutions/legal', 'solutions'],
  ['/solutions/it/security', 'solutions'],
  ['/industries/energy', 'solutions'],
  ['/success-stories/acme', 'stories'],
  ['/about/team', 'shell'],
  ['/stories/acme', 'stories'],
])('%s belongs to %s', (path, name) => {
  expect(sectionFor(path, SECTIONS).name).toBe(name);
});

test('a page elsewhere needs the name of its section', () => {
  expect(() => sectionFor('/careers', SECTIONS)).toThrow(expect.objectContaining({ code: 'NO_SECTION' }));
  expect(sectionFor('/careers', SECTIONS, 'stories').name).toBe('stories');
  expect(() => sectionFor('/careers', SECTIONS, 'careers')).toThrow(/Unknown section 'careers'/);
});

test('a declared path is reported with its section, also with --section', () => {
  for (const wanted of [undefined, 'stories']) {
    expect(() => sectionFor('/solutions/it', SECTIONS, wanted)).toThrow(
      expect.objectContaining({ code: 'DUPLICATE_ROUTE', at: 'apps/solutions/src/section.ts' }),
    );
  }
});

test('the pages above a page, without the home page and paths without a page', () => {
  expect(pagesAbove('/solutions/it/security', SECTIONS)).toEqual(['/solutions', '/solutions/it']);
  expect(pagesAbove('/industries/finance/banks', SECTIONS)).toEqual(['/industries/finance']);
  expect(pagesAbove('/careers', SECTIONS)).toEqual([]);
});
