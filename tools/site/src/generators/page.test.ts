import type { Tree } from '@nx/devkit';
import { pageGenerator } from './page.ts';
import { sectionGenerator } from './section.ts';
import { emptyTree, listChanges, workspaceTree } from './testing/workspace-tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = workspaceTree();
});

const page = (path: string) => listChanges(tree, () => pageGenerator(tree, { path }));

test('a record, a page and its test, declared by the section with a page above', async () => {
  expect(await page('/success-stories/acme')).toEqual([
    'apps/stories/src/pages/success-stories/acme.ssr.test.tsx',
    'apps/stories/src/pages/success-stories/acme.tsx',
    'apps/stories/src/section.ts',
    'libs/content/stories/src/acme.ts',
    'libs/content/stories/src/index.ts',
  ]);
  expect(tree.read('apps/stories/src/section.ts', 'utf8')).toContain(
    "{ path: '/success-stories/acme', module: './pages/success-stories/acme.tsx' }",
  );
  expect(tree.read('libs/content/stories/src/index.ts', 'utf8')).toBe(
    "export { ukg } from './ukg.ts';\nexport { acme } from './acme.ts';\n",
  );
});

test('its breadcrumb has the pages above, by the names that the site has for them', async () => {
  await page('/success-stories/acme');
  expect(await page('/success-stories/acme/2026')).toContain('libs/content/stories/src/acme-2026.ts');
  expect(tree.read('libs/content/stories/src/acme-2026.ts', 'utf8')).toContain(`    breadcrumb: [
      { label: 'Home', to: paths.home },
      { label: 'Success Stories', to: paths.successStories },
      { label: 'Acme', to: '/success-stories/acme' },
      { label: name },
    ],`);
});

test('the name of an existing record is not used again', async () => {
  expect(await page('/success-stories/ukg')).toContain('libs/content/stories/src/success-stories-ukg.ts');
  expect(tree.read('libs/content/stories/src/index.ts', 'utf8')).toContain(
    "{ successStoriesUkg } from './success-stories-ukg.ts'",
  );
});

test('in the folder of a section, a page belongs to it', async () => {
  const files = await listChanges(tree, () =>
    pageGenerator(tree, { path: '/legal', directory: 'apps/stories' }),
  );
  expect(files).toContain('apps/stories/src/pages/legal.tsx');
});

test.each([
  ['/success-stories', /is a page of 'stories' already/],
  ['/Success-Stories', /No section has a page above/],
  ['/success-stories/Acme', /is not an absolute lower-case path/],
  ['/success-stories/acme', /already exists.*acme\.tsx/],
])('no page can be added at %s', async (path, message) => {
  tree.write('apps/stories/src/pages/success-stories/acme.tsx', 'mine');
  await expect(page(path)).rejects.toThrow(message);
});

test('a title may contain any character', async () => {
  await listChanges(tree, () =>
    pageGenerator(tree, { path: '/success-stories/acme', title: "What's `new`?" }),
  );
  expect(tree.read('libs/content/stories/src/acme.ts', 'utf8')).toContain('const name = "What\'s `new`?";');
});

test('in another repository, content is part of the section', async () => {
  tree = emptyTree();
  await sectionGenerator(tree, { name: 'academy' });
  expect(await page('/academy/courses/night')).toEqual([
    'src/content/courses-night.ts',
    'src/content/index.ts',
    'src/pages/academy/courses/night.tsx',
    'src/section.ts',
  ]);
  expect(tree.read('src/pages/academy/courses/night.tsx', 'utf8')).toContain(
    "from '../../../content/index.ts'",
  );
});
