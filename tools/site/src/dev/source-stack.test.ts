import { sourceStack } from './source-stack.ts';

/** Line 2 of the built script maps to line 4 of the page, line 3 to React, line 4 to the bundler. */
const map = {
  version: 3,
  sources: [
    'webpack://stories/./src/pages/one.tsx',
    'webpack://stories/../../node_modules/react/index.js',
    'webpack://stories/webpack/runtime/jsonp_chunk_loading',
  ],
  names: [],
  mappings: ';AAGA;ACHA;ACAA',
};
const folders = new Map([['stories', 'apps/stories']]);
const stack = [
  'Error: broken',
  '    at One (http://localhost:4200/assets/stories/c.one.js:2:9)',
  '    at render (http://localhost:4200/assets/stories/c.one.js:3:1)',
  '    at load (http://localhost:4200/assets/stories/c.one.js:4:1)',
  '    at other (http://localhost:4200/assets/shell/main.js:7:1)',
].join('\n');

const read = (path: string) =>
  path === '/assets/stories/c.one.js.map'
    ? Promise.resolve(JSON.stringify(map))
    : Promise.reject(new Error(`no ${path}`));

test('maps a stack to source files', async () => {
  expect(await sourceStack(stack, read, folders)).toEqual(['apps/stories/src/pages/one.tsx:4']);
});

test('understands the stack format of Firefox', async () => {
  const frames = await sourceStack('One@http://localhost:4200/assets/stories/c.one.js:2:9\n', read, folders);
  expect(frames).toEqual(['apps/stories/src/pages/one.tsx:4']);
});

test('returns no frames for a stack without built scripts', async () => {
  expect(await sourceStack('Error: broken\n    at <anonymous>:1:1', read, folders)).toEqual([]);
});

test('names files of a section in another repository from its root', async () => {
  expect(await sourceStack(stack, read, new Map([['stories', '.']]))).toEqual(['src/pages/one.tsx:4']);
});
