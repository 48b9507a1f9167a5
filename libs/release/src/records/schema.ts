import * as v from 'valibot';

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

function describe({ type, path, input, message }: v.BaseIssue<unknown>): string {
  const isMissing = type === 'object';
  const isName = !isMissing && path?.at(-1)?.origin === 'key';
  const keys = (path ?? []).map(({ key }) => key);
  const at = locationOf(isName ? keys.slice(0, -1) : keys);
  if (isMissing) return `${at} is missing`;
  const shown = JSON.stringify(input);
  const excerpt = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  return `${isName ? `a name in ${at}` : at} is not ${message}, but ${excerpt}`;
}

function locationOf(keys: unknown[]): string {
  const segments = keys.map((key) =>
    typeof key === 'number'
      ? `[${key}]`
      : /^\w+$/.test(String(key))
        ? `.${String(key)}`
        : `['${String(key)}']`,
  );
  return segments.join('').replace(/^\./, '') || 'the record';
}
