import { DECLARATIONS } from '../sections.ts';
import { packages, readSource } from './workspace.ts';

const SECTIONS = packages.flatMap(({ folder }) =>
  folder.startsWith('apps/') ? folder.slice('apps/'.length) : [],
);

test('tests/sections.ts lists every app, so that every page is tested', () => {
  expect(Object.keys(DECLARATIONS).sort()).toEqual(SECTIONS.toSorted());
  for (const [name, declaration] of Object.entries(DECLARATIONS)) expect(declaration.name).toBe(name);
});

test.each(SECTIONS.filter((name) => name !== 'shell'))('.oxlintrc.json lists %s as a section', (name) => {
  const listed = readSource('.oxlintrc.json').code.match(/[({](?:[a-z-]+[|,])+[a-z-]+[)}]/g) ?? [];
  const ofSections = listed.filter((list) => /\bstories\b/.test(list));
  expect(ofSections).toHaveLength(4);
  for (const list of ofSections) expect(list.split(/[^a-z-]/)).toContain(name);
});

test.each(SECTIONS)('.github/CODEOWNERS names reviewers for %s', (name) => {
  expect(readSource('.github/CODEOWNERS').code).toContain(`/apps/${name}/ `);
});
