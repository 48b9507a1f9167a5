import type { RouteParams } from '@vantedge/federation-contract';
import { listPages } from './pages.ts';

const day = { path: '/careers/open-day', module: './pages/day.tsx' };
const section = (data: unknown, path = '/careers/:slug') => ({
  name: 'careers',
  routes: [day, { path, module: './pages/job.tsx', params: async () => data as RouteParams[] }],
});

test('a section has its pages, and one for each entry of its data', async () => {
  expect(await listPages(section([{ slug: 'engineer' }, { slug: 'cook-2' }]))).toEqual([
    day,
    { path: '/careers/engineer', pattern: '/careers/:slug', module: './pages/job.tsx' },
    { path: '/careers/cook-2', pattern: '/careers/:slug', module: './pages/job.tsx' },
  ]);
});

test('a path may have several parameters, and data no entry', async () => {
  const path = '/careers/:country/:slug/apply';
  expect(await listPages(section([{ country: 'us', slug: 'cook' }], path))).toContainEqual(
    expect.objectContaining({ path: '/careers/us/cook/apply', pattern: path }),
  );
  expect(await listPages(section([]))).toEqual([day]);
});

test.each<[string, unknown[], string]>([
  ['an empty value', [{ slug: '' }], 'params of /careers/:slug[0]: slug is empty'],
  ['an encoded value', [{ slug: 'a' }, { slug: 'caf%C3%A9' }], "[1]: slug 'caf%C3%A9' has others than"],
  ['a value to encode', [{ slug: 'café' }], "slug 'café' has others than"],
  ['capital letters', [{ slug: 'Cook' }], "slug 'Cook' has others than"],
  ['more segments', [{ slug: 'a/b' }], "slug 'a/b' has others than"],
  ['a long value', [{ slug: 'a'.repeat(101) }], `slug '${'a'.repeat(100)}…' has 101 characters, limit 100`],
  ['a value that is no text', [{ slug: 7 }], 'slug is missing'],
  ['no value', [undefined], 'slug is missing'],
  ['another name', [{ slug: 'a', id: 'b' }], "'id' is no parameter of the path"],
  ['an entry twice', [{ slug: 'a' }, { slug: 'a' }], "[1]: /careers/a is a page of 'careers' already"],
  ['the path of another page', [{ slug: 'open-day' }], "/careers/open-day is a page of 'careers' already"],
])('%s is refused by its name', async (_, data, problem) => {
  await expect(listPages(section(data))).rejects.toMatchObject({
    code: 'ROUTE_PARAMS_INVALID',
    message: expect.stringContaining(problem),
    at: 'careers: src/section.ts',
    fix: ['correct the data, then', { argv: ['build', 'careers'] }],
  });
});

test('a path of the server is refused', async () => {
  await expect(listPages(section([{ slug: 'api' }], '/:slug'))).rejects.toThrow('/api is reserved');
});

test('all problems are in one error', async () => {
  await expect(listPages(section([{ slug: '' }, { slug: 'B' }]))).rejects.toThrow(/\[0\].*; .*\[1\]/);
});

test('data that does not load, or is no list, is refused', async () => {
  const broken = { ...day, path: '/:slug', params: () => Promise.reject(new Error('no jobs.ts')) };
  await expect(listPages({ name: 'careers', routes: [broken] })).rejects.toThrow(
    'params of /:slug: Error: no jobs.ts',
  );
  await expect(listPages(section({}))).rejects.toThrow('params of /careers/:slug is not a list');
});
