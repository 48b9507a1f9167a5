import { FsTree } from 'nx/src/generators/tree';
import { execFileSync } from 'node:child_process';
import { formGenerator } from '../../tools/site/src/generators/form.ts';
import { pageGenerator } from '../../tools/site/src/generators/page.ts';
import { listChanges } from '../../tools/site/src/generators/testing/workspace-tree.ts';
import { DECLARATIONS } from '../sections.ts';
import { readSource, ROOT, sourcesIn } from './workspace.ts';

const { code: CODE_OWNERS } = readSource('.github/CODEOWNERS');

/** Patterns of CODEOWNERS with their owners, in its order. */
const RULES = CODE_OWNERS.split('\n').flatMap((line) => {
  const [pattern, ...owners] = line.replace(/#.*/, '').trim().split(/\s+/);
  return pattern ? [{ matches: toRegExp(pattern), owners }] : [];
});

/** What a pattern of CODEOWNERS matches: a folder with all that is in it, or files; `*` within one part of a path. */
function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(
    `^/${parts.join('[^/]*').replace(/^\//, '(?:)')}${pattern.endsWith('/') ? '' : '(?:$|/)'}`,
  );
}

/** Who is asked about a change of a file: the last rule that matches it counts. */
const ownersOf = (file: string) => RULES.findLast(({ matches }) => matches.test(`/${file}`))?.owners ?? [];

/** Files that are not the team's alone. */
const others = (files: readonly string[], team: string) =>
  files.filter((file) => ownersOf(file).join() !== team);

const SECTIONS = Object.values(DECLARATIONS);

// Jest cannot load what formats their files.
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue());

describe.each(SECTIONS)('$name', ({ name, routes }) => {
  const team = `@vantedge/${name}`;

  test('a page with a form, a widget and a fact is added, in files of its team alone', async () => {
    const tree = new FsTree(ROOT, false);
    const above = name === 'shell' ? '' : routes.find((route) => !route.path.includes(':'))!.path;
    const changed = await listChanges(tree, async () => {
      await pageGenerator(tree, { path: `${above}/ownership`, section: name });
      await formGenerator(tree, { name: 'ownership', section: name });
      // By hand, as docs/sections/recipes.md says.
      tree.write(`apps/${name}/src/widgets/ownership.tsx`, 'export default () => null;\n');
      tree.write(`apps/${name}/specification/ownership.site.test.ts`, "test.todo('its facts');\n");
    });
    expect(changed.length).toBeGreaterThan(5);
    expect(others(changed, team)).toEqual([]);
  });

  test('copy, figures, components, stylesheets, widgets and tests are those of its team alone', () => {
    const content = name === 'shell' ? 'site' : name;
    const folders = [`apps/${name}`, `libs/content/${content}`];
    const list = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders];
    const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' });
    const own = files.trim().split('\n');
    for (const kind of [/\/src\/.*\.css$/, /\/specification\//, /\/e2e\//, /^libs\/content\//])
      expect(own.some((file) => kind.test(file))).toBe(true);
    // They decide how everybody's pages are built.
    expect(others(own, team).sort()).toEqual([`apps/${name}/package.json`, `apps/${name}/rspack.config.ts`]);
  });
});

test.each([
  ['apps/stories/src/section.ts', '@vantedge/stories'],
  ['apps/stories/package.json', '@vantedge/platform'],
  ['apps/storiesx/src/section.ts', '@vantedge/platform'],
  ['tests/site/page.e2e.ts', '@vantedge/platform'],
])('%s is owned by %s', (file, owner) => {
  expect(ownersOf(file)).toEqual([owner]);
});

/** Literals of pages of sections, with or without query and fragment. */
function pagesIn(code: string): string[] {
  const pages = SECTIONS.filter(({ name }) => name !== 'shell').flatMap(({ routes }) =>
    routes.map(({ path }) => path),
  );
  return [...code.matchAll(/['"`}](\/[a-z/-]+)(?:[?#][^'"`\n]*)?['"`]/g)]
    .map(([, page]) => page!)
    .filter((page) => pages.includes(page));
}

test('tests of the platform name no page of a section, which its team may remove', () => {
  const sources = ['tests/site', 'tests/browsers', 'tests/workspace'].flatMap((folder) =>
    sourcesIn(folder, /\.tsx?$/),
  );
  expect(sources.flatMap(({ file, code }) => pagesIn(code).map((page) => `${file}: ${page}`))).toEqual([]);
  const { path } = DECLARATIONS['stories']!.routes[0]!;
  expect(pagesIn(`page.goto(\`\${site}${path}?a=1\`)`)).toEqual([path]);
});
