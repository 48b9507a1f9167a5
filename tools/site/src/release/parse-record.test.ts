import fc from 'fast-check';
import { SiteError } from '../site-error.ts';
import { canonicalJson } from './canonical-json.ts';
import type { LogEntry, SectionVersion } from './model.ts';
import { parseRecord } from './parse-record.ts';
import type { Shape } from './shape.ts';
import { logEntry, release, sectionVersion } from './shapes.ts';
import { fakeBuild, fakeCompose, fakeVersion } from './testing/fake-release.ts';

const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const hash = 'a'.repeat(64);
const site = fakeCompose(undefined, 'stories', fakeVersion('stories', '1'));
const entry: LogEntry = {
  number: 1,
  release: fakeVersion('site', '1'),
  action: 'publish',
  sections: ['stories'],
  at: '2026-03-01T09:00:00.000Z',
};
const { server: _, ...build } = fakeBuild('stories');
const version: SectionVersion = {
  section: 'stories',
  build,
  files: { 'main.js': { bytes: 350, identity: hash, br: hash } },
  server: hash,
};
const records: [string, unknown, Shape<unknown>][] = [
  ['a release', site, release],
  ['a version', version, sectionVersion],
  ['an entry', entry, logEntry],
];

describe.each(records)('%s', (_, sound, shape) => {
  test('that is sound is read as it is, members of a newer tool included', () => {
    expect(parseRecord(bytes(sound), shape, 'key')).toEqual(sound);
    const newer = { ...(sound as object), since: 'a later version' };
    expect(parseRecord(bytes(newer), shape, 'key')).toEqual(newer);
  });

  test('of which any one value is replaced is refused by its place, or is still a record', () => {
    const places = leaves(sound);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 2 }), (place, value) => {
        const changed = replaced(sound, place, value);
        try {
          expect(canonicalJson(parseRecord(bytes(changed), shape, 'key'))).toBe(canonicalJson(changed));
        } catch (error) {
          expect(error).toMatchObject({ code: 'RECORD_INVALID', at: 'key' });
        }
      }),
      { numRuns: 500 },
    );
  });

  test('of which any one object or list has become something else is refused', () => {
    for (const place of leaves(sound, true)) {
      expect(() => parseRecord(bytes(replaced(sound, place, 7.5)), shape, 'key')).toThrow(SiteError);
    }
  });

  test.each(['', '{', 'null', '[]', '"text"', '\u0000', '{"__proto__":{}}'])('is not %j', (text) => {
    expect(() => parseRecord(bytes(text), shape, 'key')).toThrow(SiteError);
  });
});

test('every problem is in the message, with its place and what stands there', () => {
  const text = { ...entry, number: 0, action: 'delete', sections: ['stories', 'No'], at: 'yesterday' };
  expect(() => parseRecord(bytes(text), logEntry, 'channels/production/00000001.json')).toThrow(
    [
      'channels/production/00000001.json is not a record of this tool:',
      'number is not a whole number from 1 up, but 0',
      'action is not publish or compose or rollback, but "delete"',
      `sections[1] is not a lower-case name such as 'stories', but "No"`,
      'at is not a moment such as 2026-01-31T09:00:00.000Z, but "yesterday"',
    ].join('\n  '),
  );
});

test('of very many problems the first twenty are shown and the rest counted', () => {
  const many = { ...entry, sections: Array.from({ length: 50 }, () => 'NO'.repeat(500)) };
  const failure = () => parseRecord(bytes(many), logEntry, 'key');
  expect(failure).toThrow(/and 30 more$/);
  expect(failure).toThrow(/^.{0,3000}$/s);
});

test.each(['../../etc/passwd', '/etc/passwd', 'a/../b', '..', 'a//b', 'a\\b', 'a\nb', ''])(
  'no file of a version is called %j',
  (name) => {
    const hostile = { ...version, files: { [name]: version.files['main.js'] } };
    expect(() => parseRecord(bytes(hostile), sectionVersion, 'key')).toThrow('a name in files is not');
  },
);

test('no header of a page can carry a second one', () => {
  const page = { ...site.pages['/stories'], policy: "default-src 'none'\r\nSet-Cookie: a=b" };
  const hostile = { ...site, pages: { '/stories': page } };
  expect(() => parseRecord(bytes(hostile), release, 'key')).toThrow("pages['/stories'].policy is not");
});

test('text that is not UTF-8 is refused', () => {
  expect(() => parseRecord(Buffer.from([0x22, 0xff, 0x22]), logEntry, 'key')).toThrow('is not JSON');
});

/** The places of all values in a record; `inner` gives its objects and lists instead. */
function leaves(value: unknown, inner = false, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return inner ? [] : [at];
  const below = Object.entries(value).flatMap(([name, member]) => leaves(member, inner, [...at, name]));
  return inner ? [at, ...below] : below;
}

function replaced(value: unknown, [name, ...rest]: string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(name), replaced(value[Number(name)], rest, by));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: replaced(object[name], rest, by) };
}
