import { foreignSources } from './section-code.ts';

const check = (section: string, ...sources: string[]) => foreignSources(section, sources);

test('accepts its own files, shared packages and libraries', () => {
  expect(
    check(
      'careers',
      'apps/careers/src/pages/index.tsx',
      'libs/content/careers/src/index.ts',
      'libs/content/shared/src/company.ts',
      'libs/shared-ui/src/components/button.tsx',
      'node_modules/d3-geo/src/path.js',
      'webpack/runtime/define',
    ),
  ).toEqual([]);
  expect(check('shell', 'libs/content/site/src/layout.ts')).toEqual([]);
});

test.each([
  ['apps/stories/src/section.ts', 'stories'],
  ['libs/content/pricing/src/rate-card.ts', 'pricing'],
  ['libs/content/site/src/layout.ts', 'shell'],
  ['apps/server/src/main.ts', 'server'],
])('reports %s with its owner', (file, owner) => {
  expect(check('careers', 'apps/careers/src/section.ts', file)).toEqual([
    {
      code: 'FOREIGN_SOURCE',
      text: expect.stringContaining(`The build of 'careers' contains ${file} of '${owner}'`),
      at: file,
      fix: expect.stringContaining(`<Widget name="${owner}/…" />`),
      sections: ['careers'],
    },
  ]);
});

test('reports several files of a section together', () => {
  expect(check('careers', 'apps/stories/src/a.ts', 'apps/stories/src/b.ts')).toMatchObject([
    { text: expect.stringContaining('apps/stories/src/a.ts and 1 more of') },
  ]);
});
