import { newSection } from './new-section.ts';
import { TemporaryWorkspace } from './testing/temporary-workspace.ts';

let workspace: TemporaryWorkspace;
beforeEach(() => {
  workspace = new TemporaryWorkspace();
});
afterEach(() => workspace.remove());

const careers = () => newSection({ root: workspace.root, name: 'careers', title: 'Life at Acme' });
const textOf = (file: string) => careers().find((change) => change.file === file)!.text;

test('an app and a content package, without template syntax', () => {
  expect(careers().map(({ file }) => file)).toEqual([
    'apps/careers/README.md',
    'apps/careers/package.json',
    'apps/careers/rspack.config.ts',
    'apps/careers/src/section.css',
    'apps/careers/src/section.ts',
    'libs/content/careers/package.json',
    'libs/content/careers/src/index.ts',
    'libs/content/careers/src/pages.test.ts',
    'libs/content/careers/src/careers.ts',
    'apps/careers/src/pages/careers.tsx',
    'apps/careers/src/pages/careers.ssr.test.tsx',
  ]);
  expect(careers().filter(({ text }) => /__[a-z]+__/.test(text))).toEqual([]);
});

test('the title of its page, and the versions that the workspace pins', () => {
  expect(textOf('libs/content/careers/src/careers.ts')).toContain("name: 'Life at Acme'");
  expect(JSON.parse(textOf('apps/careers/package.json'))).toMatchObject({
    name: '@vantedge/careers',
    dependencies: { react: '19.3.1' },
  });
});

test('CODEOWNERS names its team, if the repository has one', () => {
  workspace.write('.github/CODEOWNERS', '* @acme/web\n');
  const changes = newSection({ root: workspace.root, name: 'careers', owner: '@acme/people' });
  const { text, isNew } = changes.find(({ file }) => file === '.github/CODEOWNERS')!;
  expect(text).toMatch(/^\/apps\/careers\/ +@acme\/people$/m);
  expect(isNew).toBe(false);
});

test.each(['apps/careers/README.md', 'libs/content/careers/src/index.ts'])(
  'an existing %s is an error',
  (file) => {
    workspace.write(file, 'mine');
    expect(careers).toThrow(expect.objectContaining({ code: 'FILE_EXISTS', at: file }));
  },
);

test('a path of another section is an error', () => {
  expect(() => newSection({ root: workspace.root, name: 'success-stories' })).toThrow(
    expect.objectContaining({ code: 'DUPLICATE_ROUTE', at: 'apps/stories/src/section.ts' }),
  );
});

test('a folder without apps is an error', () => {
  expect(() => newSection({ root: `${workspace.root}/libs`, name: 'careers' })).toThrow(
    expect.objectContaining({ code: 'NO_WORKSPACE' }),
  );
});
