/** Names of what makes up a page, derived from its path. */
export interface PageNames {
  /** Content file without its extension: `back-office`. */
  file: string;
  /** Name of the content record: `backOffice`. */
  record: string;
  /** Name of the page's component: `BackOfficePage`. */
  component: string;
  /** Module of the page: `./pages/solutions/back-office.tsx`. */
  module: string;
}

/** Words that cannot name a content record, because they are reserved or because its file imports them. */
const RESERVED = new Set(
  `await break case catch class company const continue debugger default delete do else enum export extends false finally
  for function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

/** Names for a page, the shortest first whose content file and record are not taken. */
export function pageNames(path: string, isTaken: (file: string, record: string) => boolean): PageNames {
  const segments = path.split('/').slice(1);
  const long = segments.join('-');
  const names = [segments.slice(1).join('-') || long, long, `${long}-page`, `page-${long}`];
  const isFree = (name: string) => isRecordName(camelCase(name)) && !isTaken(name, camelCase(name));
  const file = names.find(isFree) ?? `${long}-record`;
  return {
    file,
    record: camelCase(file),
    component: `${componentName(segments.at(-1)!)}Page`,
    module: `./pages${path}.tsx`,
  };
}

/** A title for the last segment of a path: `Back Office` for `/solutions/back-office`. */
export function titleOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .split('-')
    .map(capitalize)
    .join(' ');
}

const isRecordName = (name: string) => /^[a-z]/.test(name) && !RESERVED.has(name);
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camelCase = (name: string) =>
  name.replaceAll(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const componentName = (name: string) => capitalize(camelCase(/^[a-z]/.test(name) ? name : `page-${name}`));
