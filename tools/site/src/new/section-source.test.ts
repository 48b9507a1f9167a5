import { addRoute, declaredPaths } from './section-source.ts';

const FILE = 'apps/stories/src/section.ts';
const source = (routes: string) =>
  `import type { X } from 'x';\n// Kept.\nexport default { name: 'stories', routes: ${routes} } satisfies X;\n`;
const route = { path: '/stories/acme', module: './pages/stories/acme.tsx' };

test('reads the declared paths', () => {
  const code = source("[{ path: '/a', module: './a.tsx' }, { module: './b.tsx', path: '/b' }]");
  expect(declaredPaths(code, FILE)).toEqual(['/a', '/b']);
});

test.each([
  ['[]', "[{ path: '/stories/acme', module: './pages/stories/acme.tsx' }]"],
  [
    "[\n\t{ path: '/a', module: './a.tsx' }, // First.\n]",
    "[\n\t{ path: '/a', module: './a.tsx' }, { path: '/stories/acme', module: './pages/stories/acme.tsx' }, // First.\n]",
  ],
])('adds a route to %j and keeps the rest of the file', (before, after) => {
  expect(addRoute(source(before), route, FILE)).toBe(source(after));
});

test.each([
  'export default {};',
  'export default define({ routes: [] });',
  source('[...others]'),
  source('[{ path: HOME, module: "./a.tsx" }]'),
])('reports a declaration that is not data: %j', (code) => {
  expect(() => declaredPaths(code, FILE)).toThrow(
    expect.objectContaining({ code: 'SECTION_NOT_DATA', at: FILE }),
  );
});

test('reports a file that cannot be parsed, with the position', () => {
  expect(() => addRoute('export default {', route, FILE)).toThrow(
    /apps\/stories.* cannot be parsed: .*\(1:16\)/,
  );
});
