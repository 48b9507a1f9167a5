import type { Tree } from '@nx/devkit';
import { formGenerator } from './form.ts';
import { sectionGenerator } from './section.ts';
import { emptyTree, listChanges, workspaceTree } from './testing/workspace-tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = workspaceTree();
});

const form = (name: string, section?: string) =>
  listChanges(tree, () => formGenerator(tree, { name, ...(section !== undefined && { section }) }));
const declared = () => tree.read('apps/stories/src/section.ts', 'utf8');

test('its fields, and its place in the declaration', async () => {
  expect(await form('case-study', 'stories')).toEqual([
    'apps/stories/src/forms/case-study.ts',
    'apps/stories/src/section.ts',
  ]);
  expect(declared()).toBe(`import { caseStudyForm } from './forms/case-study.ts';

export default {
  name: 'stories',
  routes: [{ path: '/success-stories', module: './pages/success-stories.tsx' }],
  forms: [caseStudyForm],
};
`);
  const fields = tree.read('apps/stories/src/forms/case-study.ts', 'utf8')!;
  expect(fields).toContain("export const caseStudyForm = {\n  name: 'case-study',\n");
  expect([...fields.matchAll(/\{ name: '(\w+)'/g)].map(([, name]) => name)).toEqual([
    'name',
    'email',
    'message',
  ]);
});

test('a second form is declared after the first, whatever else is declared', async () => {
  tree.write(
    'apps/stories/src/section.ts',
    `import type { SectionDeclaration } from '@vantedge/federation-contract';

export default {
  name: 'stories',
  widgets: [{ name: 'teasers', module: './widgets/teasers.tsx' }],
  routes: [],
  forms: [],
} satisfies SectionDeclaration;
`,
  );
  await form('one', 'stories');
  await form('two', 'stories');
  expect(declared()).toBe(`import type { SectionDeclaration } from '@vantedge/federation-contract';
import { oneForm } from './forms/one.ts';
import { twoForm } from './forms/two.ts';

export default {
  name: 'stories',
  widgets: [{ name: 'teasers', module: './widgets/teasers.tsx' }],
  routes: [],
  forms: [oneForm, twoForm],
} satisfies SectionDeclaration;
`);
});

test('in the folder of a section, a form belongs to it', async () => {
  const files = await listChanges(tree, () =>
    formGenerator(tree, { name: 'assessment', directory: 'apps/stories' }),
  );
  expect(files).toContain('apps/stories/src/forms/assessment.ts');
});

test.each([
  ['Assessment', 'stories', /'Assessment' is not a lower-case name/],
  ['assessment', 'careers', /Unknown section 'careers'.*\n.*--section shell/],
  ['assessment', undefined, /No section for the form 'assessment'.*\n.*--section stories/],
  ['taken', 'stories', /already exists.*taken\.ts/],
])('no form %s can be added to %s', async (name, section, message) => {
  tree.write('apps/stories/src/forms/taken.ts', 'mine');
  await expect(form(name, section)).rejects.toThrow(message);
});

test('forms that are declared in place are left alone', async () => {
  const inline = declared()!.replace('routes:', "forms: [{ name: 'a', fields: [] }],\n  routes:");
  tree.write('apps/stories/src/section.ts', inline);
  await expect(form('b', 'stories')).rejects.toThrow(/does not declare its forms as a list of names/);
  expect(declared()).toBe(inline);
});

test('in another repository, it is part of the section', async () => {
  tree = emptyTree();
  await sectionGenerator(tree, { name: 'academy' });
  expect(await listChanges(tree, () => formGenerator(tree, { name: 'enroll' }))).toEqual([
    'src/forms/enroll.ts',
    'src/section.ts',
  ]);
});
