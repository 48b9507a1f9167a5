import { packages, readSource, sourcesIn } from './workspace.ts';

interface Manifest {
  nx: { targets?: Record<string, object> };
}

const isUnit = ({ file }: { file: string }) => !/\.(site|s3|postgres|proxies)\.test\.ts$/.test(file);
const targetsOf = (folder: string) =>
  (JSON.parse(readSource(`${folder}/package.json`).code) as Manifest).nx.targets ?? {};

const tested = packages.filter(({ folder }) => sourcesIn(folder, /\.test\.tsx?$/).some(isUnit));

test('finds packages with and without tests', () => {
  expect(tested.length).toBeGreaterThan(10);
  expect(tested.length).toBeLessThan(packages.length);
});

test.each(packages)(
  '$folder has a unit target if it has tests, so that `npm test` runs them',
  ({ folder }) => {
    const hasTests = tested.some((candidate) => candidate.folder === folder);
    expect('unit' in targetsOf(folder)).toBe(hasTests);
  },
);

test('every test belongs to a package or to tools/workspace', () => {
  const files = ['apps', 'libs', 'tools', 'tests'].flatMap((folder) => sourcesIn(folder, /\.test\.tsx?$/));
  const folders = [...packages.map(({ folder }) => folder), 'tools/workspace'];
  const stray = files.filter(({ file }) => !folders.some((folder) => file.startsWith(`${folder}/`)));
  expect(stray.map(({ file }) => file)).toEqual([]);
});
