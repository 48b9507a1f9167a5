import { besideTheDoors, nodeInTheBrowser, outsideTheLaw, undeclared } from './import-problems.ts';
import { importsOf } from './imports.ts';
import { type Package, packages, sourcesIn } from './workspace.ts';

const STORY = 'apps/stories/src/pages/story.tsx';
const tests = packages.find(({ folder }) => folder === 'tests')!;
const stories = packages.find(({ folder }) => folder === 'apps/stories')!;

describe.each(packages)('$folder', (subject: Package) => {
  const sources = sourcesIn(subject.folder, /\.(tsx?|mjs|css)$/);

  test('declares what it imports', () => {
    expect(sources.flatMap(undeclared)).toEqual([]);
  });
  test('enters other packages by their doors', () => {
    expect(sources.flatMap(besideTheDoors)).toEqual([]);
  });
  test('declares nothing beyond the law', () => {
    expect(outsideTheLaw(subject)).toEqual([]);
  });
  test('uses Node only where there is one', () => {
    expect(sources.flatMap(nodeInTheBrowser)).toEqual([]);
  });
});

test('the scripts that run before an installation import nothing but Node', () => {
  const imports = sourcesIn('tools/workspace', /\.mjs$/).flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.map(({ request }) => request).filter((request) => !/^(node:|\.\/)/.test(request))).toEqual(
    [],
  );
});

describe('what must be reported', () => {
  test.each([
    ['a section that imports another', "import { x } from '@vantedge/pricing/section';"],
    ['the types of an undeclared package', "import type { x } from '@vantedge/content-pricing';"],
    ['a package passed on', "export { x } from '@vantedge/content-pricing';"],
    ['a package loaded on demand', "const load = () => import('@vantedge/content-site');"],
    ['a package that only the workspace has', "import semver from 'semver';"],
    ['a package of no package.json', "import 'left-pad';"],
    ['the type of an undeclared module', "type X = import('@vantedge/content-site').X;"],
  ])('%s', (_, code) => {
    expect(undeclared({ file: STORY, code })).toHaveLength(1);
  });

  test('an undeclared package of ours in a test, for Nx would not see it', () => {
    const file = 'apps/stories/src/pages/story.test.tsx';
    expect(undeclared({ file, code: "import { x } from '@vantedge/content-site';" })).toHaveLength(1);
    expect(undeclared({ file, code: "import fc from 'fast-check';" })).toEqual([]);
  });

  test.each([
    ['a file inside a package', "import { x } from '@vantedge/shared-ui/src/button.tsx';"],
    ['an export that a package does not have', "import { x } from '@vantedge/seo/head';"],
    ['another package by a path', "import { x } from '../../../../libs/seo/src/seo.tsx';"],
    ['a tool by a path', "import { x } from '../../../../tools/site/src/main.ts';"],
  ])('%s', (_, code) => {
    expect(besideTheDoors({ file: STORY, code })).toHaveLength(1);
  });

  test('a stylesheet inside a package', () => {
    const code = "@import '@vantedge/shared-ui/src/button.css';";
    expect(besideTheDoors({ file: 'apps/stories/src/section.css', code })).toHaveLength(1);
  });

  test('an app by a path, from a test', () => {
    const code = "import { x } from '../../apps/shell/src/boot.ts';";
    expect(besideTheDoors({ file: `${tests.folder}/site/x.ts`, code })).toHaveLength(1);
  });

  test.each([
    '@vantedge/pricing',
    '@vantedge/content-pricing',
    '@vantedge/federation-runtime',
    'framer-motion',
  ])('a section that declares %s', (name) => {
    const subject = { ...stories, declared: [...stories.declared, name] };
    expect(outsideTheLaw(subject)).toHaveLength(1);
  });

  test('a folder that the law does not know', () => {
    expect(() => outsideTheLaw({ ...stories, folder: 'libs/other' })).toThrow(/law does not know/);
  });

  test("Node's modules in a page", () => {
    const code = "import { readFileSync } from 'node:fs';";
    expect(nodeInTheBrowser({ file: STORY, code })).toHaveLength(1);
    expect(nodeInTheBrowser({ file: 'libs/seo/src/seo.tsx', code })).toHaveLength(1);
  });
});
