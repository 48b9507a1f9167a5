import { portableName } from './module-ids.ts';

test.each([
  ['swc!/home/ada/site/apps/a.ts', 'swc!apps/a.ts'],
  [
    'consume react@^19 (fallback: /home/ada/site/node_modules/react/index.js) (eager)',
    'consume react@^19 (fallback: node_modules/react/index.js) (eager)',
  ],
  ['[["./a",{"import":["/home/ada/site/a.ts"]}]]', '[["./a",{"import":["a.ts"]}]]'],
  ['data:text/javascript,import%20%22%2Fhome%2Fada%2Fsite%2Fa.js%22', 'data:text/javascript,import "a.js"'],
  ['esm|/home/ada/site/a.ts|39a367adfb07d8a1', 'esm|a.ts'],
])('%s is named %s', (identifier, name) => {
  expect(portableName(identifier, '/home/ada/site')).toBe(name);
});

test.each([
  [
    'installed outside the workspace',
    '/opt/my packages/node_modules/react/index.js',
    'node_modules/react/index.js',
  ],
  [
    'in a store of packages',
    '/store/node_modules/.pnpm/react@19/node_modules/react/index.js',
    'node_modules/react/index.js',
  ],
  ['in a folder with brackets', '/home/ada/co(de)=1/a.ts', 'a.ts', '/home/ada/co(de)=1'],
])('a module %s', (_, identifier, name, workspace = '/home/ada/site') => {
  expect(portableName(identifier, workspace)).toBe(name);
});

test('files of the workspace and of packages keep their distinct names', () => {
  const files = ['apps/a.ts', 'libs/a.ts', 'node_modules/a.ts', 'node_modules/b/a.ts'];
  expect(files.map((file) => portableName(`/home/ada/site/${file}`, '/home/ada/site'))).toEqual(files);
});
