import { isValidIdentifier } from '@babel/types';
import { names } from '@nx/devkit';
import { declarationIssues } from '@vantedge/federation-contract';

/** Maximum length of a section's name, which is part of titles and commands. */
const MAX_NAME_LENGTH = 30;
/** Maximum length of a page's title: search results show 70 characters, and the company's name follows it. */
const MAX_TITLE_LENGTH = 45;

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

/** Throws unless a section may have this name: lower case, not reserved, and not the name of another project. */
export function assertSectionName(name: string, taken: readonly string[]) {
  const problem = sectionNameProblem(name, taken);
  if (problem)
    throw new Error(`'${name}' cannot name a section: ${problem}.\nChoose another name, such as careers.`);
}

function sectionNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return "it is not a lower-case name such as 'careers' or 'case-studies'";
  if (name.length > MAX_NAME_LENGTH) return `it has ${name.length} characters, limit ${MAX_NAME_LENGTH}`;
  if (taken.includes(name) || taken.includes(`content-${name}`))
    return 'a project of the workspace has this name';
  return pathProblem(`/${name}`);
}

/** Throws unless a page may have this path. */
export function assertPagePath(path: string) {
  const problem = path === '/' ? 'the home page exists' : pathProblem(path);
  if (problem)
    throw new Error(`No page can be at '${path}': ${problem}.\nChoose a path such as /careers/benefits.`);
}

function pathProblem(path: string): string | undefined {
  const [issue] = declarationIssues({ name: 'section', routes: [{ path, module: './page.tsx' }] });
  return issue?.problem;
}

/** Throws unless a title fits search results and needs no escaping in source code. */
export function assertTitle(title: string) {
  const problem = /[\\`'"<>{}$*|\r\n]/.test(title)
    ? 'it contains one of \\ ` \' " < > { } $ * | (write ’ for an apostrophe)'
    : title.length < 1 || title.length > MAX_TITLE_LENGTH
      ? `it has ${title.length} characters, allowed are 1 to ${MAX_TITLE_LENGTH}`
      : undefined;
  if (problem)
    throw new Error(`The title '${title}' cannot be used: ${problem}.\nExample: --title 'Life at Vantedge'`);
}

/** A title for the last segment of a path: `Back Office` for `/solutions/back-office`. */
export const titleOf = (path: string) =>
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
/** `company` is imported by every record. */
const isRecordName = (name: string) => isValidIdentifier(name) && name !== 'company';
