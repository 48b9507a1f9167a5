import { attributeScript, originOf } from './attribute-script.ts';

test.each([
  ['webpack://shell/../../node_modules/react-dom/cjs/react-dom.production.js', 'react-dom'],
  ['webpack://shell/../../node_modules/@scope/one/node_modules/@scope/two/index.js', '@scope/two'],
  ['webpack://shell/../../libs/shared-ui/src/components/icon.tsx', 'libs/shared-ui'],
  ['webpack://shell/../../libs/content/site/src/header.ts', 'libs/content/site'],
  ['webpack://shell/./src/layout/layout.tsx', 'src/layout'],
  ['webpack://shell/webpack/runtime/jsonp_chunk_loading', 'bundler'],
  [null, 'bundler'],
])('the origin of %s is %s', (source, origin) => expect(originOf(source)).toBe(origin));

test('adds up to the whole script, largest part first', () => {
  const [first, second] = ['console.log("a long text that takes most of it");\n', 'run();'];
  // The first line is of a package, the second of the app.
  const map = {
    version: 3,
    sources: ['../node_modules/large/index.js', './src/app/main.ts'],
    names: [],
    mappings: 'AAAA;ACAA',
  };
  const parts = attributeScript(first + second, JSON.stringify(map));
  expect(parts.map(({ origin, bytes }) => [origin, bytes])).toEqual([
    ['large', first.length],
    ['src/app', second.length],
    ['bundler', 0],
  ]);
  expect(parts[0]!.brotli).toBeGreaterThan(parts[1]!.brotli);
});
