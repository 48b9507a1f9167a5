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
  [
    'a member named __proto__',
    JSON.parse('{"b":1,"__proto__":{"z":1,"a":2}}'),
    '{"__proto__":{"a":2,"z":1},"b":1}',
  ],
  ['members that are numbers', { a: { 2: 1, 10: [{ b: 1, a: 2 }] } }, '{"a":{"10":[{"a":2,"b":1}],"2":1}}'],
  [
    'unsorted members in a list',
    [{ a: 1 }, { b: 1, a: [{ d: 1, c: 2 }] }],
    '[{"a":1},{"a":[{"c":2,"d":1}],"b":1}]',
  ],
  ['members of the prototype', Object.assign(Object.create(null), { b: 1, a: 'ü' }), '{"a":"ü","b":1}'],
])('writes %s', (_, value, text) => {
  const before = JSON.stringify(value);
  expect(canonicalJson(value)).toBe(text);
  expect(JSON.stringify(value)).toBe(before);
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
  ['an object with toJSON', { a: { toJSON: () => 1 } }, 'value.a.toJSON'],
])('rejects a value that is %s, with its location', (_, value, at) => {
  expect(() => canonicalJson(value)).toThrow(new TypeError(`${at} cannot be written as JSON`));
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, reversed(member)]));
}
