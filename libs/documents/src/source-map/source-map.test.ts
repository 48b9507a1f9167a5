import { parseSourceMap } from './source-map.cjs';

/** Line 2, column 5 of the built file is line 4, column 3 of the second source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://a/../one.ts', 'src/two.ts'],
  names: ['render'],
  mappings: ';ICGEA',
});

test('finds the source of a position as a stack has it', () => {
  const { sources, sourceAt } = parseSourceMap(MAP);
  expect(sources).toEqual(['webpack://a/../one.ts', 'src/two.ts']);
  expect(sourceAt(2, 5)).toEqual({ file: 'src/two.ts', line: 4, column: 3, name: 'render' });
  expect(sourceAt(2, 60)).toMatchObject({ line: 4 });
});

test('a position before the first mapping of its line has no source', () => {
  expect(parseSourceMap(MAP).sourceAt(2, 4)).toBeUndefined();
  expect(parseSourceMap(MAP).sourceAt(1, 0)).toBeUndefined();
});

test('a text that is not a source map is refused', () => {
  expect(() => parseSourceMap('{')).toThrow(SyntaxError);
});
