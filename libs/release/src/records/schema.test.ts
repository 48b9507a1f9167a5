import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { SiteError } from '@vantedge/errors';
import { canonicalJson, parseRecord } from '@vantedge/store/json';
import { type LogEntry, logEntry } from './log-model.ts';
import { release, type SectionVersion, sectionVersion } from './model.ts';
import { fakeBuild, fakeCompose, fakeVersion } from '../log/testing/fake-release.ts';

const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const hash = 'a'.repeat(64);
const site = fakeCompose(undefined, 'stories', fakeVersion('stories', '1'));
const entry: LogEntry = {
  format: 1,
  number: 1,
  release: fakeVersion('site', '1'),
  action: 'publish',
  sections: ['stories'],
  at: '2026-03-01T09:00:00.000Z',
  by: 'Zoë <zoe@example.com>',
  pipeline: 'https://ci.example.com/runs/7',
  tool: '0.1.0',
  pushes: {
    stories: {
      by: 'ada',
      source: {
        commit: 'c'.repeat(40),
        dirty: false,
        files: hash,
        tools: { node: 'v20.19.0' },
        claims: { placeholder: 1, unverified: 2 },
      },
      tool: '0.1.0',
      at: '2026-03-01T08:00:00.000Z',
    },
  },
  checks: [{ name: 'links', problems: 0 }],
  versions: { stories: fakeVersion('stories', '1') },
  hash,
};
const { server: _, ...build } = fakeBuild('stories');
const version: SectionVersion = {
  section: 'stories',
  build,
  files: { 'main.js': { bytes: 350, identity: hash } },
  server: hash,
};
const records: [string, unknown, GenericSchema][] = [
  ['a release', site, release],
  ['a version', version, sectionVersion],
  ['an entry', entry, logEntry],
];

describe.each(records)('%s', (_, valid, shape) => {
  test('is returned unchanged, including unknown members', () => {
    expect(parseRecord(bytes(valid), shape, 'key')).toEqual(valid);
    const newer = { ...(valid as object), since: 'a later version' };
    expect(parseRecord(bytes(newer), shape, 'key')).toEqual(newer);
  });

  test('with any one value replaced is rejected or still a valid record', () => {
    const paths = pathsOf(valid);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const changed = replaced(valid, path, value);
        try {
          expect(canonicalJson(parseRecord(bytes(changed), shape, 'key'))).toBe(canonicalJson(changed));
        } catch (error) {
          expect(error).toMatchObject({ code: 'RECORD_INVALID', at: 'key' });
        }
      }),
      { numRuns: 500 },
    );
  });

  test('with any object or array replaced is rejected', () => {
    for (const path of pathsOf(valid, true)) {
      expect(() => parseRecord(bytes(replaced(valid, path, 7.5)), shape, 'key')).toThrow(SiteError);
    }
  });

  test.each(['', '{', 'null', '[]', '"text"', '\u0000', '{"__proto__":{}}'])('rejects %j', (text) => {
    expect(() => parseRecord(bytes(text), shape, 'key')).toThrow(SiteError);
  });
});

test('reports every problem with its location and value', () => {
  const text = { ...entry, number: 0, action: 'delete', sections: ['stories', 'No'], at: 'yesterday' };
  expect(() => parseRecord(bytes(text), logEntry, 'channels/production/00000001.json')).toThrow(
    [
      'channels/production/00000001.json is not a valid record:',
      'number: Invalid value: Expected >=1 but received 0',
      'action: Invalid type: Expected ("publish" | "compose" | "rollback" | "preview" | "canary" | "promote" | "remove" | "settings" | "expire") but received "delete"',
      `sections.1: Expected a lower-case name such as 'stories' but received "No"`,
      'at: Expected a timestamp such as 2026-01-31T09:00:00.000Z but received "yesterday"',
    ].join('\n  '),
  );
});

test('shows the first problems of many', () => {
  const many = { ...entry, sections: Array.from({ length: 50 }, () => 'NO'.repeat(500)) };
  expect(() => parseRecord(bytes(many), logEntry, 'key')).toThrow(/^.{1000,3100}$/s);
});

test.each(['../../etc/passwd', '/etc/passwd', 'a/../b', '..', 'a//b', 'a\\b', 'a\nb', ''])(
  'rejects the file name %j',
  (name) => {
    const hostile = { ...version, files: { [name]: version.files['main.js'] } };
    expect(() => parseRecord(bytes(hostile), sectionVersion, 'key')).toThrow('files.');
  },
);

test.each(['__proto__', 'constructor', 'prototype'])('rejects a member named %s', (name) => {
  const hostile = JSON.stringify({ ...version, files: {} }).replace('"files":{}', `"files":{"${name}":7}`);
  expect(() => parseRecord(bytes(hostile), sectionVersion, 'key')).toThrow(`may be named ${name}`);
});

test('names missing members', () => {
  const { number: _, ...rest } = entry;
  const unnumbered = { ...rest, parent: { channel: 'production', number: 1 } };
  expect(() => parseRecord(bytes(unnumbered), logEntry, 'key')).toThrow(
    [
      'key is not a valid record:',
      'number: Invalid key: Expected "number" but received undefined',
      'parent.release: Invalid key: Expected "release" but received undefined',
    ].join('\n  '),
  );
});

test('rejects a header value that contains a second header', () => {
  const page = { ...site.pages['/stories'], policy: "default-src 'none'\r\nSet-Cookie: a=b" };
  const hostile = { ...site, pages: { '/stories': page } };
  expect(() => parseRecord(bytes(hostile), release, 'key')).toThrow('pages./stories.policy: ');
});

test('rejects bytes that are not UTF-8', () => {
  expect(() => parseRecord(Buffer.from([0x22, 0xff, 0x22]), logEntry, 'key')).toThrow('is not JSON');
});

/** Paths of all primitive values in a record; with `inner`, of its objects and arrays. */
function pathsOf(value: unknown, inner = false, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return inner ? [] : [at];
  const below = Object.entries(value).flatMap(([name, member]) => pathsOf(member, inner, [...at, name]));
  return inner ? [at, ...below] : below;
}

function replaced(value: unknown, [name, ...rest]: string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(name), replaced(value[Number(name)], rest, by));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: replaced(object[name], rest, by) };
}
