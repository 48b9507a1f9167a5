import { Script } from 'node:vm';
import { names } from '@nx/devkit';
import { declarationProblems } from '@vantedge/federation-contract';

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

/** Throws unless a section may have this name, and a page at this path. */
export function assertDeclarable(name: string, path: string) {
  const [found] = declarationProblems({ name, routes: [{ path, module: './page.tsx' }] });
  const problem = path === '/' ? 'the home page exists' : found?.problem;
  if (problem)
    throw new Error(`${problem}.\nChoose a name such as careers, and paths such as /careers/benefits.`);
}

/** Throws unless a section may have a form with this name. */
export function assertFormName(name: string) {
  const field = { name: 'email', label: 'Email', type: 'email' } as const;
  const [found] = declarationProblems({ name: 'any', routes: [], forms: [{ name, fields: [field] }] });
  if (found) throw new Error(`${found.problem}.\nChoose a name such as assessment.`);
}

/** A title for the last segment of a path: `Back Office` for `/solutions/back-office`. */
export const toTitle = (path: string) =>
  lastSegment(path)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Names for a page, the shortest first whose content file and record are not taken. */
export function pageNames(path: string, isTaken: (file: string, record: string) => boolean): PageNames {
  const segments = path.split('/').slice(1);
  const long = segments.join('-');
  const candidates = [segments.slice(1).join('-') || long, long, `${long}-page`, `page-${long}`];
  const file =
    candidates.find((name) => isRecordName(recordName(name)) && !isTaken(name, recordName(name))) ??
    `${long}-record`;
  const last = lastSegment(path);
  return {
    file,
    record: recordName(file),
    component: `${names(/^[a-z]/.test(last) ? last : `page-${last}`).className}Page`,
    module: `./pages${path}.tsx`,
  };
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const recordName = (file: string) => names(file).propertyName;
/** Not a reserved word, nor what every record imports or defines. */
function isRecordName(name: string): boolean {
  if (['await', 'breadcrumb', 'company', 'name', 'paths'].includes(name)) return false;
  try {
    // Parsed and not run.
    return Boolean(new Script(`'use strict'; const ${name} = 0;`));
  } catch {
    return false;
  }
}
