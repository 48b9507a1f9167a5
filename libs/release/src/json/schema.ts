import * as v from 'valibot';
import { SiteError } from '../site-error.ts';

// Each message completes "is not …". Unknown members are allowed, so that older versions of the tool can read records of newer ones.

/** A string that passes a test. */
export const text = (what: string, test: (text: string) => boolean) =>
  v.pipe(v.string(what), v.check(test, what));

/** A string that matches a pattern. */
export const like = (what: string, pattern: RegExp) => v.pipe(v.string(what), v.regex(pattern, what));

/** An integer, `min` or greater. */
export function count(min: number) {
  const what = `an integer, ${min} or greater`;
  return v.pipe(v.number(what), v.safeInteger(what), v.minValue(min, what));
}

/** A boolean. */
export const flag = v.boolean('true or false');

/** One of the given values. */
export const oneOf = <const T extends (string | number)[]>(...choices: T) =>
  v.picklist(choices, choices.join(' or '));

/** An array of items with the given schema. */
export const list = <T extends v.GenericSchema>(item: T) => v.array(item, 'a list');

/** Names of members that Valibot skips: it would accept anything in them. */
const SKIPPED = ['__proto__', 'constructor', 'prototype'];

/** An object. Valibot's own also accept arrays. */
export const anyObject = v.custom<object>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !SKIPPED.some((name) => Object.hasOwn(value, name)),
  `an object without members named ${SKIPPED.join(' or ')}`,
);

/** An object with any members whose names and values have the given schemas. */
export const map = <T extends v.GenericSchema>(name: v.GenericSchema<string>, member: T) =>
  v.pipe(anyObject, v.record(name, member));

/** An object with the given members. */
export const object = <const T extends v.ObjectEntries>(members: T) => v.pipe(anyObject, v.object(members));

/** Problems of a value, each with its location, such as `routes[2].path is missing`. */
export function problemsOf(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map(describe);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const { type, path, input, message } = issue;
  const at = v.getDotPath(issue) ?? 'the record';
  if (type === 'object') return `${at} is missing`;
  const shown = JSON.stringify(input);
  const excerpt = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  return `${path?.at(-1)?.origin === 'key' ? `the name of ${at}` : at} is not ${message}, but ${excerpt}`;
}

/** Whether a text can name a person in a log entry: up to 200 printable characters. */
export const isPersonName = (text: string): boolean => /^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u.test(text);

export const anyText = text('a string', () => true);
export const line = like('a line of ASCII text', /^[\x20-\x7e]+$/);
// Maps cannot have members with these two names.
export const name = like(
  "a lower-case name such as 'stories'",
  /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]*$/,
);
export const widget = like("a widget such as 'stories/teasers'", /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
export const path = like('a path of this site', /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
export const link = like('a path of this site', /^\/[^\s?#]*$/);
export const fragment = like('a path and a fragment', /^\/[^\s?#]*#.+$/);
export const hash = like('a SHA-256 in hex', /^[0-9a-f]{64}$/);
export const integrity = like('an integrity value', /^sha256-[A-Za-z0-9+/]{43}=$/);
export const recordId = like('an id of 16 hex digits', /^[0-9a-f]{16}$/);
export const commit = like('the full hash of a commit', /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
export const personName = text('a name of up to 200 printable characters', isPersonName);
export const url = text('an absolute URL', (value) => /^https?:/.test(value) && URL.canParse(value));
export const timestamp = text('a timestamp such as 2026-01-31T09:00:00.000Z', (value) => {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(value) && !Number.isNaN(Date.parse(value));
});
/** A relative file name. Exports write files with these names, so they must not escape the folder. */
export const file = text('a relative file name', isFile);
export const fileName = text('a file name', (value) => isFile(value.replace(/^\//, '')));

function isFile(value: string): boolean {
  return value.split('/').every((part) => /^[\w.@~+-]+$/.test(part) && !/^\.+$/.test(part));
}

/** Maximum number of problems in an error message. */
const MAX_SHOWN = 20;

/** Parses a record, and keeps its unknown members. Throws `RECORD_INVALID` with its key and all problems. */
export function parseRecord<T>(bytes: Uint8Array, schema: v.GenericSchema<unknown, T>, key: string): T {
  let value: unknown;
  let problems: string[];
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    problems = problemsOf(schema, value);
  } catch (error) {
    problems = [`the record is not JSON: ${(error as Error).message}`];
  }
  if (problems.length === 0) return value as T;
  const more = problems.length > MAX_SHOWN ? [`and ${problems.length - MAX_SHOWN} more`] : [];
  const shown = [...problems.slice(0, MAX_SHOWN), ...more].map((problem) => `\n  ${problem}`).join('');
  throw new SiteError('RECORD_INVALID', `${key} is not a valid record:${shown}`, {
    at: key,
    fix: 'update this tool if a newer version wrote the store; otherwise restore the file from a backup',
  });
}
