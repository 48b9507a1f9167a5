import { readJson, type Tree } from '@nx/devkit';
import { sectionGenerator } from './section.ts';
import { emptyTree, listChanges, workspaceTree } from './testing/workspace-tree.ts';

const textOf = (tree: Tree, file: string) => tree.read(file, 'utf8');

describe('in the workspace of the site', () => {
  test('an app and a content package, without template syntax', async () => {
    const tree = workspaceTree();
    const files = await listChanges(tree, () => sectionGenerator(tree, { name: 'careers' }));
    expect(files).toEqual([
      'apps/careers/README.md',
      'apps/careers/e2e/careers.e2e.ts',
      'apps/careers/package.json',
      'apps/careers/rspack.config.ts',
      'apps/careers/specification/careers.site.test.ts',
      'apps/careers/src/pages/careers.ssr.test.tsx',
      'apps/careers/src/pages/careers.tsx',
      'apps/careers/src/section.css',
      'apps/careers/src/section.ts',
      'libs/content/careers/package.json',
      'libs/content/careers/src/careers.ts',
      'libs/content/careers/src/index.ts',
      'libs/content/careers/src/pages.test.ts',
    ]);
    expect(files.filter((file) => /<%|__/.test(textOf(tree, file)!))).toEqual([]);
    expect(textOf(tree, 'apps/careers/src/section.ts')).toContain(
      "{ path: '/careers', module: './pages/careers.tsx' }",
    );
  });

  test('the title of its page, the versions that the shell pins, and the tags of a section', async () => {
    const tree = workspaceTree();
    await sectionGenerator(tree, { name: 'careers', title: 'Life at Acme' });
    expect(textOf(tree, 'libs/content/careers/src/careers.ts')).toContain('const name = "Life at Acme"');
    expect(readJson(tree, 'apps/careers/package.json')).toMatchObject({
      name: '@vantedge/careers',
      nx: { tags: ['type:section', 'scope:careers'] },
      dependencies: { react: '19.3.1', 'react-router-dom': '7.18.5' },
    });
  });

  test.each([
    ['a project has the name', 'stories', /is the name of another project/],
    [
      'another section has the path',
      'success-stories',
      /is a page of 'stories' already \(apps\/stories\/src/,
    ],
    ['the app has a file', 'careers', /already exists.*apps\/careers\/README.md/],
  ])('throws if %s', async (_, name, message) => {
    const tree = workspaceTree();
    tree.write('apps/careers/README.md', 'mine');
    await expect(sectionGenerator(tree, { name })).rejects.toThrow(message);
  });
});

describe('CODEOWNERS', () => {
  const FILE = '.github/CODEOWNERS';
  const BEFORE = `* @vantedge/platform

/apps/stories/               @vantedge/stories
/libs/content/stories/       @vantedge/stories

# Everybody's.
/libs/content/shared/        @vantedge/shell @vantedge/stories

/apps/*/package.json         @vantedge/platform
`;

  test('lists the section after the default owner, and its owner for the shared content', async () => {
    const tree = workspaceTree();
    tree.write(FILE, BEFORE);
    await sectionGenerator(tree, { name: 'careers', owner: '@vantedge/people' });
    const own =
      '/apps/careers/               @vantedge/people\n/libs/content/careers/       @vantedge/people\n';
    expect(textOf(tree, FILE)).toBe(
      BEFORE.replace('* @vantedge/platform\n', `* @vantedge/platform\n\n${own}`).replace(
        '@vantedge/shell @vantedge/stories',
        '@vantedge/shell @vantedge/stories @vantedge/people',
      ),
    );
  });

  test('is not created', async () => {
    const tree = workspaceTree();
    await sectionGenerator(tree, { name: 'careers' });
    expect(tree.exists(FILE)).toBe(false);
  });

  test('names an owner of the shared content once', async () => {
    const tree = workspaceTree();
    tree.write(FILE, BEFORE);
    await sectionGenerator(tree, { name: 'careers', owner: '@vantedge/shell' });
    expect(textOf(tree, FILE)).toMatch(/^\/libs\/content\/shared\/ +@vantedge\/shell @vantedge\/stories$/m);
  });
});

describe('in another repository', () => {
  test('everything is in its folder', async () => {
    const tree = emptyTree();
    const directory = 'packages/academy';
    const files = await listChanges(tree, () => sectionGenerator(tree, { name: 'academy', directory }));
    expect(files).toEqual([
      '.gitignore',
      ...[
        'e2e/academy.e2e.ts',
        'package.json',
        'playwright.config.ts',
        'rspack.config.ts',
        'src/content/academy.ts',
        'src/content/index.ts',
        'src/pages/academy.tsx',
        'src/section.css',
        'src/section.ts',
        'tsconfig.json',
      ].map((file) => `${directory}/${file}`),
    ]);
    expect(files.filter((file) => /<%|__|content-shared/.test(textOf(tree, file)!))).toEqual([]);
    expect(textOf(tree, `${directory}/src/pages/academy.tsx`)).toContain("from '../content/index.ts'");
  });

  test('the root is the default folder, and its package.json keeps what it has', async () => {
    const tree = emptyTree();
    tree.write('package.json', '{ "name": "acme", "type": "commonjs", "scripts": { "build": "mine" } }');
    await sectionGenerator(tree, { name: 'academy' });
    expect(tree.exists('src/section.ts')).toBe(true);
    expect(readJson(tree, 'package.json')).toEqual({
      name: 'acme',
      type: 'module',
      scripts: { build: 'mine', types: 'tsc -p .' },
    });
  });

  test('throws if the folder has a section', async () => {
    const tree = emptyTree();
    await sectionGenerator(tree, { name: 'academy' });
    await expect(sectionGenerator(tree, { name: 'academy' })).rejects.toThrow(
      /already exists.*e2e\/academy.e2e.ts/,
    );
  });
});
