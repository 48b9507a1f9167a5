import type { Issue } from '@vantedge/federation-contract';

/**
 * Tells whether an untrusted value is a T, and records every problem with its location. Unknown members are kept, so that older
 * versions of the tool can read records of newer ones.
 */
export type Shape<T> = (value: unknown, at: string, issues: Issue[]) => value is T;

/** A string that passes a test. `what` completes the message "is not …". */
export function text(what: string, test: (text: string) => boolean): Shape<string> {
  return (value, at, issues): value is string =>
    (typeof value === 'string' && test(value)) || reject(value, at, what, issues);
}

/** An integer, `min` or greater. */
export function count(min: number): Shape<number> {
  return (value, at, issues): value is number =>
    (Number.isSafeInteger(value) && (value as number) >= min) ||
    reject(value, at, `an integer, ${min} or greater`, issues);
}

/** A boolean. */
export const flag: Shape<boolean> = (value, at, issues): value is boolean =>
  typeof value === 'boolean' || reject(value, at, 'true or false', issues);

/** One of the given values. */
export function oneOf<const T extends string | number>(...choices: T[]): Shape<T> {
  return (value, at, issues): value is T =>
    choices.includes(value as T) || reject(value, at, choices.join(' or '), issues);
}

/** The given shape, or undefined. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, at, issues): value is T | undefined => value === undefined || shape(value, at, issues);
}

/** An array of items with the given shape. */
export function list<T>(item: Shape<T>): Shape<T[]> {
  return (value, at, issues): value is T[] =>
    Array.isArray(value)
      ? all(value.map((entry, i) => item(entry, `${at}[${i}]`, issues)))
      : reject(value, at, 'a list', issues);
}

/** An object with any members whose names and values have the given shapes. */
export function map<T>(name: Shape<string>, member: Shape<T>): Shape<Record<string, T>> {
  return (value, at, issues): value is Record<string, T> =>
    isObject(value)
      ? all(
          Object.entries(value).flatMap(([key, entry]) => [
            name(key, `a name in ${at}`, issues),
            member(entry, `${at}['${key}']`, issues),
          ]),
        )
      : reject(value, at, 'an object', issues);
}

/** An object with the given members. All members of T must be given. */
export function object<T>(members: { [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const shapes = Object.entries<Shape<unknown>>(members);
  return (value, at, issues): value is T =>
    isObject(value)
      ? all(shapes.map(([name, shape]) => shape(value[name], at ? `${at}.${name}` : name, issues)))
      : reject(value, at || 'the record', 'an object', issues);
}

// Takes an array instead of a chain of `&&`, so that all parts are checked and all problems are found at once.
const all = (results: boolean[]) => results.every(Boolean);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function reject(value: unknown, at: string, what: string, issues: Issue[]): false {
  const shown = value === undefined ? 'nothing' : JSON.stringify(value);
  issues.push({
    at,
    problem: `is not ${what}, but ${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}`,
  });
  return false;
}
