import * as v from 'valibot';
import { SiteError } from '@vantedge/errors';

const expected = (what: string) => (issue: v.BaseIssue<unknown>) =>
  `Expected ${what} but received ${issue.received}`;

/** A string that passes a test. */
export const text = (what: string, test: (text: string) => boolean) =>
  v.pipe(v.string(), v.check(test, expected(what)));

/** A string that matches a pattern. */
export const matching = (what: string, pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern, expected(what)));

/** An integer, `min` or greater. */
export const count = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min));

/**
 * Whether a new log entry may name a person like this: up to 200 characters that do not control a terminal or the direction of text.
 * Joiners, which names contain, and characters that are newer than this version of Unicode are fine.
 */
export const isPersonName = (text: string): boolean =>
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]{1,200}$/u.test(text);

export const line = matching('a line of ASCII text', /^[\x20-\x7e]+$/);
// Maps cannot have members with these two names.
export const name = matching(
  "a lower-case name such as 'stories'",
  /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]*$/,
);
export const widget = matching("a widget such as 'stories/teasers'", /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
export const path = matching('a path of this site', /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
export const link = matching('a path of this site', /^\/[^\s?#]*$/);
export const fragment = matching('a path and a fragment', /^\/[^\s?#]*#.+$/);
export const hash = matching('a SHA-256 in hex', /^[0-9a-f]{64}$/);
export const integrity = matching('an integrity value', /^sha256-[A-Za-z0-9+/]{43}=$/);
export const commit = matching('the full hash of a commit', /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
// Any text when it is read: which characters are printable depends on the version of Unicode.
export const personName = text('a name of up to 200 characters', (value) => [...value].length <= 200);
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

/** Names of members that Valibot skips: it would accept anything in them. */
const SKIPPED = ['__proto__', 'constructor', 'prototype'];

/** Parses JSON. Throws an `Error` if it is malformed, or has a member that no schema can check. */
export const parseJson = (json: string): unknown =>
  JSON.parse(json, (name, member: unknown) => {
    if (SKIPPED.includes(name)) throw new Error(`no member may be named ${name}`);
    return member;
  });

/** Problems of a value as one text, each with its location, such as `routes.2.path: Invalid type: …`. Empty if there are none. */
export function formatProblems(schema: v.GenericSchema, value: unknown): string {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  const problems = issues.map((issue) => `\n  ${v.getDotPath(issue) ?? 'the record'}: ${issue.message}`);
  return problems.join('').slice(0, MAX_LENGTH);
}

/** Maximum length of the problems in an error message. */
const MAX_LENGTH = 3000;

/**
 * Parses a record, and keeps its unknown members, so that older versions of the tool can read records of newer ones. Throws
 * `RECORD_INVALID` with its key and its problems.
 */
export function parseRecord<T>(bytes: Uint8Array, schema: v.GenericSchema<unknown, T>, key: string): T {
  let value: unknown;
  let problems: string;
  try {
    value = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    problems = formatProblems(schema, value);
  } catch (error) {
    problems = ` it is not JSON: ${(error as Error).message}`;
  }
  if (!problems) return value as T;
  throw new SiteError('RECORD_INVALID', `${key} is not a valid record:${problems}`, {
    at: key,
    fix: 'update this tool if a newer version wrote the store; otherwise restore the file from a backup',
  });
}
