import { addRoute, pagesAbove, readSection, sectionFor, sectionsIn } from './sections.ts';
import { emptyTree, workspaceTree } from './testing/workspace-tree.ts';

const section = (name: string, ...paths: string[]) => ({ name, root: `apps/${name}`, paths });
const SECTIONS = [
  section('shell', '/', '/about'),
  section('solutions', '/solutions', '/solutions/it', '/industries/finance'),
  section('stories', '/case-studies', '/success-stories/ukg'),
];

test('finds the sections of a workspace', () => {
  const tree = workspaceTree();
  // A module of the same name that declares nothing.
  tree.write('libs/content/stories/src/section.ts', 'export const section = 1;\n');
  expect(sectionsIn(tree).map(({ name }) => name)).toEqual(['shell', 'stories']);
});

test.each([
  ['/solutions/legal', 'solutions'],
  ['/solutions/it/security', 'solutions'],
  ['/industries/energy', 'solutions'],
  ['/success-stories/acme', 'stories'],
  ['/about/team', 'shell'],
])('%s belongs to %s', (path, name) => {
  expect(sectionFor(path, SECTIONS).name).toBe(name);
});

test('a page elsewhere needs the name of its section', () => {
  expect(() => sectionFor('/careers', SECTIONS)).toThrow(/^No section has a page above \/careers/);
  expect(sectionFor('/careers', SECTIONS, 'stories').name).toBe('stories');
  expect(() => sectionFor('/careers', SECTIONS, 'careers')).toThrow(/Unknown section 'careers'/);
});

test('a declared path is reported with its section, also with --section', () => {
  for (const wanted of [undefined, 'stories'])
    expect(() => sectionFor('/solutions/it', SECTIONS, wanted)).toThrow('apps/solutions/src/section.ts');
});

test('the pages above a page, without the home page and paths without a page', () => {
  expect(pagesAbove('/solutions/it/security', SECTIONS)).toEqual(['/solutions', '/solutions/it']);
  expect(pagesAbove('/industries/finance/banks', SECTIONS)).toEqual(['/industries/finance']);
  expect(pagesAbove('/careers', SECTIONS)).toEqual([]);
});

const source = (routes: string) =>
  `import type { X } from 'x';\n// Kept.\nexport default { name: 'stories', routes: ${routes} } satisfies X;\n`;
const treeWith = (code: string) => {
  const tree = emptyTree();
  tree.write('src/section.ts', code);
  return tree;
};

test('reads the paths of pages from data', () => {
  const jobs = `{ path: '/jobs/:slug', module: './job.tsx', params: async () => (await import('./jobs.ts')).all.map(({ slug: [a] }) => ({ slug: \`\${a}]\` })) }`;
  const code = source(`[\n    ${jobs},\n  ]`);
  const tree = treeWith(code);
  expect(readSection(tree, '.').paths).toEqual(['/jobs/:slug']);
  addRoute(tree, '.', { path: '/acme', module: './acme.tsx' });
  expect(tree.read('src/section.ts', 'utf8')).toBe(
    source(`[\n    ${jobs},\n    { path: '/acme', module: './acme.tsx' },\n  ]`),
  );
});

test('reads the declared paths', () => {
  const code = source("[{ path: '/a', module: './a.tsx' }, { module: './b.tsx', path: '/b' }]");
  expect(readSection(treeWith(code), '.')).toEqual({ name: 'stories', root: '.', paths: ['/a', '/b'] });
});

test.each([
  ['[]', "[\n    { path: '/acme', module: './acme.tsx' },\n  ]"],
  [
    "[\n    { path: '/a', module: './a.tsx' }, // First.\n  ]",
    "[\n    { path: '/a', module: './a.tsx' },\n    { path: '/acme', module: './acme.tsx' }, // First.\n  ]",
  ],
])('adds a route to %j and keeps the rest of the file', (before, after) => {
  const tree = treeWith(source(before));
  addRoute(tree, '.', { path: '/acme', module: './acme.tsx' });
  expect(tree.read('src/section.ts', 'utf8')).toBe(source(after));
});

test.each([
  'export default {};',
  'export default define({ routes: [] });',
  source('[...others]'),
  source('[{ path: HOME, module: "./a.tsx" }]'),
])('reports a declaration that is not data: %j', (code) => {
  expect(() => readSection(treeWith(code), '.')).toThrow(/^src\/section\.ts does not declare its routes/);
});
