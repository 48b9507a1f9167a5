import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

test('sorts members at every depth, keeps the order of arrays, and omits undefined members', () => {
  const value = { b: [3, 1, { z: null, a: true }], a: { d: undefined, c: 'ä "q"' }, 10: 1, 9: 2 };
  expect(canonicalJson(value)).toBe('{"10":1,"9":2,"a":{"c":"ä \\"q\\""},"b":[3,1,{"a":true,"z":null}]}');
});

test('parses to the same value, for any order of members', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const text = canonicalJson(value);
      // JSON has no negative zero.
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

test.each([
  ['not a number', { a: [1, Number.NaN] }, 'value.a[1]'],
  ['infinite', { a: Infinity }, 'value.a'],
  ['absent in a list', [undefined], 'value[0]'],
  ['a hole in a list', Array(1), 'value[0]'],
  ['a date', { at: new Date(0) }, 'value.at'],
  ['a map', { m: new Map() }, 'value.m'],
  ['a function', { f: () => 1 }, 'value.f'],
  ['a big integer', { n: 1n }, 'value.n'],
])('rejects a value that is %s, with its location', (_, value, at) => {
  expect(() => canonicalJson(value)).toThrow(new TypeError(`${at} cannot be written as JSON`));
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, reversed(member)]));
}
