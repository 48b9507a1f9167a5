import { isPersonName } from './person-name.ts';
import { like, text } from './schema.ts';

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
