import { checkPathOwners } from '../../tools/site/src/compose/check-platform.ts';
import { readSettings } from '../../tools/site/src/settings/read-settings.ts';
import { DECLARATIONS } from '../sections.ts';
import { packages, readSource, ROOT, sourcesIn } from './workspace.ts';

const SECTIONS = Object.keys(DECLARATIONS);

test.each(SECTIONS)('%s is declared by the name of its folder and package', (name) => {
  expect(DECLARATIONS[name]!.name).toBe(name);
  expect(packages.find(({ folder }) => folder === `apps/${name}`)!.name).toBe(`@vantedge/${name}`);
});

test.each(SECTIONS)(
  '%s exports only its declaration and generated files, which the lint rules know',
  (name) => {
    const { entryPoints } = packages.find(({ folder }) => folder === `apps/${name}`)!;
    const allowed = [`@vantedge/${name}/section`, `@vantedge/${name}/files`];
    expect(entryPoints.filter((entryPoint) => !allowed.includes(entryPoint))).toEqual([]);
  },
);

test.each(SECTIONS)('.github/CODEOWNERS names reviewers for %s', (name) => {
  expect(readSource('.github/CODEOWNERS').code).toContain(`/apps/${name}/ `);
});

test.each(SECTIONS.filter((name) => name !== 'shell'))(
  'every page and widget of %s has a test next to it',
  (name) => {
    const modules = sourcesIn(`apps/${name}/src`, /^(pages|widgets)\/.*\.tsx$/).map(({ file }) => file);
    expect(modules.length).toBeGreaterThan(0);
    const pages = modules.filter((file) => !file.includes('.test.'));
    const isTested = (file: string) =>
      modules.some((other) => other.startsWith(file.replace(/tsx$/, '')) && other !== file);
    expect(pages.filter((file) => !isTested(file))).toEqual([]);
  },
);

test('site.json gives each section its paths, and leaves others to new sections', async () => {
  const { paths } = await readSettings(`${ROOT}/site.json`);
  const other = { name: 'other', routes: [{ path: '/other' }] };
  expect(() => checkPathOwners([...Object.values(DECLARATIONS), other], paths)).not.toThrow();
  for (const name of Object.keys(paths))
    for (const { path } of DECLARATIONS[name]!.routes)
      expect(() => checkPathOwners([{ ...other, routes: [{ path }] }], paths)).toThrow(
        `belongs to '${name}'`,
      );
});
