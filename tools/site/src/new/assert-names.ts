import { parseSection } from '@vantedge/federation-contract';
import { SiteError } from '@vantedge/release';

/** Maximum length of a section's name, which is part of titles and commands. */
const MAX_NAME_LENGTH = 30;
/** Maximum length of a page's title: search results show 70 characters, and the company's name follows it. */
const MAX_TITLE_LENGTH = 45;

/** Throws unless a section may have this name: lower case, not reserved, and not the name of another project. */
export function assertSectionName(name: string, taken: ReadonlySet<string>) {
  const problem = sectionNameProblem(name, taken);
  if (problem)
    throw new SiteError('INVALID_NAME', `'${name}' cannot name a section: ${problem}.`, {
      fix: 'site new section careers',
    });
}

function sectionNameProblem(name: string, taken: ReadonlySet<string>): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return "it is not a lower-case name such as 'careers' or 'case-studies'";
  if (name.length > MAX_NAME_LENGTH) return `it has ${name.length} characters, limit ${MAX_NAME_LENGTH}`;
  if (taken.has(name) || taken.has(`content-${name}`)) return 'a project of the workspace has this name';
  return pathProblem(`/${name}`);
}

/** Throws unless a page may have this path. */
export function assertPagePath(path: string) {
  const problem = path === '/' ? 'the home page exists' : pathProblem(path);
  if (problem)
    throw new SiteError('INVALID_PATH', `No page can be at '${path}': ${problem}.`, {
      fix: 'site new page /careers/benefits',
    });
}

function pathProblem(path: string): string | undefined {
  const parsed = parseSection({ name: 'section', routes: [{ path, module: './page.tsx' }] });
  return parsed.ok ? undefined : parsed.issues[0]!.problem;
}

/** Throws unless a title fits search results and needs no escaping in source code. */
export function assertTitle(title: string) {
  const problem = /[\\`'"<>{}$*|\r\n]/.test(title)
    ? 'it contains one of \\ ` \' " < > { } $ * | (write ’ for an apostrophe)'
    : title.length < 1 || title.length > MAX_TITLE_LENGTH
      ? `it has ${title.length} characters, allowed are 1 to ${MAX_TITLE_LENGTH}`
      : undefined;
  if (problem)
    throw new SiteError('INVALID_TITLE', `The title '${title}' cannot be used: ${problem}.`, {
      fix: "--title 'Life at Vantedge'",
    });
}
