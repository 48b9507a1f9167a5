import { deepImports, nodeInBrowser, disallowedDependencies, undeclared } from './import-problems.ts';
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
  test('imports other packages through their exports', () => {
    expect(sources.flatMap(deepImports)).toEqual([]);
  });
  test('declares only allowed dependencies', () => {
    expect(disallowedDependencies(subject)).toEqual([]);
  });
  test('imports Node modules only in code that runs on Node', () => {
    expect(sources.flatMap(nodeInBrowser)).toEqual([]);
  });
});

test('scripts that run before npm install import only Node modules', () => {
  const imports = sourcesIn('tools/workspace', /\.mjs$/).flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.map(({ request }) => request).filter((request) => !/^(node:|\.\/)/.test(request))).toEqual(
    [],
  );
});

describe('reports', () => {
  test.each([
    ['a section that imports another', "import { x } from '@vantedge/pricing/section';"],
    ['the types of an undeclared package', "import type { x } from '@vantedge/content-pricing';"],
    ['a re-exported package', "export { x } from '@vantedge/content-pricing';"],
    ['a dynamically imported package', "const load = () => import('@vantedge/content-site');"],
    ['a package that only the workspace declares', "import semver from 'semver';"],
    ['a package that no package.json declares', "import 'left-pad';"],
    ['the type of an undeclared module', "type X = import('@vantedge/content-site').X;"],
  ])('%s', (_, code) => {
    expect(undeclared({ file: STORY, code })).toHaveLength(1);
  });

  test("another section's copy, without inviting to declare it", () => {
    const [problem] = undeclared({ file: STORY, code: "import { x } from '@vantedge/content-pricing';" });
    expect(problem).toMatch(/apps\/stories must not use it: .* show its widget/);
    expect(problem).not.toContain('declare');
    expect(undeclared({ file: STORY, code: "import 'left-pad';" })[0]).toMatch(/declare it in apps\/stories/);
  });

  test('an undeclared workspace package in a test, which Nx would not see', () => {
    const file = 'apps/stories/src/pages/story.test.tsx';
    expect(undeclared({ file, code: "import { x } from '@vantedge/content-site';" })).toHaveLength(1);
    expect(undeclared({ file, code: "import fc from 'fast-check';" })).toEqual([]);
  });

  test.each([
    ['a file inside a package', "import { x } from '@vantedge/shared-ui/src/components/button.tsx';"],
    ['a missing export', "import { x } from '@vantedge/seo/head';"],
    ['another package by a path', "import { x } from '../../../../libs/seo/src/seo.tsx';"],
    ['a tool by a path', "import { x } from '../../../../tools/site/src/main.ts';"],
  ])('%s', (_, code) => {
    expect(deepImports({ file: STORY, code })).toHaveLength(1);
  });

  test('a stylesheet inside a package', () => {
    const code = "@import '@vantedge/shared-ui/src/components/button.css';";
    expect(deepImports({ file: 'apps/stories/src/section.css', code })).toHaveLength(1);
  });

  test('an app by a path, from a test', () => {
    const code = "import { x } from '../../apps/shell/src/inline-loader.ts';";
    expect(deepImports({ file: `${tests.folder}/site/x.ts`, code })).toHaveLength(1);
  });

  test.each([
    '@vantedge/pricing',
    '@vantedge/content-pricing',
    '@vantedge/federation-runtime',
    'framer-motion',
  ])('a section that declares %s', (name) => {
    const subject = { ...stories, declared: [...stories.declared, name] };
    expect(disallowedDependencies(subject)).toHaveLength(1);
  });

  test('a folder without rules', () => {
    expect(() => disallowedDependencies({ ...stories, folder: 'libs/other' })).toThrow(/No dependency rules/);
  });

  test('a Node module in a page', () => {
    const code = "import { readFileSync } from 'node:fs';";
    expect(nodeInBrowser({ file: STORY, code })).toHaveLength(1);
    expect(nodeInBrowser({ file: 'libs/seo/src/seo.tsx', code })).toHaveLength(1);
  });
});
