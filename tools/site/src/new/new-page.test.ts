import { newPage } from './new-page.ts';
import { TemporaryWorkspace } from './testing/temporary-workspace.ts';

let workspace: TemporaryWorkspace;
beforeEach(() => {
  workspace = new TemporaryWorkspace();
});
afterEach(() => workspace.remove());

const page = (path: string) => newPage({ root: workspace.root, path });
const textsOf = (path: string) =>
  Object.fromEntries(page(path).changes.map(({ file, text }) => [file, text]));

test('a record, a page and its test, declared by the section with a page above', () => {
  const texts = textsOf('/success-stories/acme');
  expect(page('/success-stories/acme').section).toBe('stories');
  expect(Object.keys(texts)).toEqual([
    'libs/content/stories/src/acme.ts',
    'apps/stories/src/pages/success-stories/acme.tsx',
    'apps/stories/src/pages/success-stories/acme.ssr.test.tsx',
    'apps/stories/src/section.ts',
    'libs/content/stories/src/index.ts',
  ]);
  expect(texts['apps/stories/src/section.ts']).toContain(
    "{ path: '/success-stories/acme', module: './pages/success-stories/acme.tsx' }",
  );
  expect(texts['libs/content/stories/src/index.ts']).toBe(
    "export { ukg } from './ukg.ts';\nexport { acme } from './acme.ts';\n",
  );
});

test('its breadcrumb has the pages above', () => {
  expect(textsOf('/success-stories/2026/acme')['libs/content/stories/src/2026-acme.ts']).toBeUndefined();
  expect(
    textsOf('/success-stories/2026/acme')['libs/content/stories/src/success-stories-2026-acme.ts'],
  ).toContain(
    "[{ label: 'Home', to: '/' }, { label: 'Success Stories', to: '/success-stories' }, { label: 'Acme' }]",
  );
});

test('the name of an existing record is not used again', () => {
  const texts = textsOf('/success-stories/ukg');
  expect(texts['libs/content/stories/src/ukg.ts']).toBeUndefined();
  expect(texts['libs/content/stories/src/index.ts']).toContain(
    "{ successStoriesUkg } from './success-stories-ukg.ts'",
  );
});

test('an existing page module is an error', () => {
  const file = 'apps/stories/src/pages/success-stories/acme.tsx';
  workspace.write(file, 'mine');
  expect(() => page('/success-stories/acme')).toThrow(
    expect.objectContaining({ code: 'FILE_EXISTS', at: file }),
  );
});

test('a section without its own content package is an error', () => {
  workspace.write('apps/stories/package.json', '{}');
  expect(() => page('/success-stories/acme')).toThrow(
    expect.objectContaining({ code: 'NO_CONTENT', at: 'apps/stories/package.json' }),
  );
});
