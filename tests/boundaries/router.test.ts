import { importsOf } from './imports.ts';
import { isProduct } from './import-problems.ts';
import { packages, readSource, type Source, sourcesIn } from './workspace.ts';

const FACADE = 'libs/federation/build/src/platform/router.ts';
const shared = importsOf(readSource(FACADE)).flatMap(({ names }) => names);

/** Imports from react-router-dom that the shared module does not have: they are undefined at run time. */
function notShared(source: Source): string[] {
  return importsOf(source)
    .filter(({ request, typeOnly }) => request === 'react-router-dom' && !typeOnly)
    .flatMap(({ names }) => names.filter((name) => !shared.includes(name)))
    .map((name) => `${source.file} imports ${name} from react-router-dom: add it to ${FACADE}`);
}

/** Browser code: pages and libraries without tests and the shell's server entry. */
const browserSources = packages
  .filter(({ folder }) => /^(apps|libs)\//.test(folder))
  .flatMap(({ folder }) => sourcesIn(folder, /(?<!\.d)\.tsx?$/))
  .filter(({ file }) => isProduct(file) && !file.endsWith('/entry.server.tsx'))
  .concat(sourcesIn('tests/labs', /\.tsx?$/));

test('the shared router module exports names, not everything', () => {
  expect(shared).toContain('Link');
  expect(shared).not.toContain('*');
});

test('pages and libraries import only what the shared router module exports', () => {
  expect(browserSources.flatMap(notShared)).toEqual([]);
  expect(browserSources.some(({ code }) => code.includes("from 'react-router-dom'"))).toBe(true);
});

test.each([
  ["import { useBlocker } from 'react-router-dom';", 1],
  ["import { Link as A, useFetcher as b } from 'react-router-dom';", 1],
  ["import * as router from 'react-router-dom';", 1],
  ["export { NavLink } from 'react-router-dom';", 1],
  ["import { Link, type NavLinkProps } from 'react-router-dom';", 0],
])('%s: reported %i', (code, problems) => {
  expect(notShared({ file: 'apps/stories/src/page.tsx', code })).toHaveLength(problems);
});
