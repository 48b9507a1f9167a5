import { sourceStack } from './source-stack.ts';

/** Line 2 of the built script maps to line 4 of the page, line 3 to React. */
const map = {
  version: 3,
  sources: ['webpack://stories/./src/pages/one.tsx', 'webpack://stories/../../node_modules/react/index.js'],
  names: [],
  mappings: ';AAGA;ACHA',
};
const stack = [
  'Error: broken',
  '    at One (http://localhost:4200/assets/stories/c.one.js:2:9)',
  '    at render (http://localhost:4200/assets/stories/c.one.js:3:1)',
  '    at other (http://localhost:4200/assets/shell/main.js:7:1)',
].join('\n');

const read = (path: string) =>
  path === '/assets/stories/c.one.js.map'
    ? Promise.resolve(JSON.stringify(map))
    : Promise.reject(new Error(`no ${path}`));

test('maps a stack to source files', async () => {
  expect(await sourceStack(stack, read)).toEqual(['apps/stories/src/pages/one.tsx:4']);
});

test('understands the stack format of Firefox', async () => {
  const frames = await sourceStack('One@http://localhost:4200/assets/stories/c.one.js:2:9\n', read);
  expect(frames).toEqual(['apps/stories/src/pages/one.tsx:4']);
});

test('returns no frames for a stack without built scripts', async () => {
  expect(await sourceStack('Error: broken\n    at <anonymous>:1:1', read)).toEqual([]);
});
