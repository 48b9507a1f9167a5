import type { Page, Release } from './model.ts';

/** A member of a page's head that differs. */
interface HeadChange {
  name: 'title' | 'canonical' | 'indexable';
  before: string;
  after: string;
}

/** Differences of a page that both releases have. Only changed documents are listed. */
export interface PageChange {
  path: string;
  owner: string;
  head: HeadChange[];
  /** Whether texts, labels or links that visitors see have changed, as opposed to code and styles. */
  isContentChanged: boolean;
  linksAdded: string[];
  linksRemoved: string[];
  /** Size of the document, in bytes without compression. */
  bytes: { before: number; after: number };
}

/** A section with another version; `undefined` where a release does not have the section. */
export interface VersionChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

export interface ReleaseDifference {
  sections: VersionChange[];
  /** Paths that only the second release has. */
  added: string[];
  /** Paths that only the first release has. */
  removed: string[];
  changed: PageChange[];
  /** Paths of files without an owner, such as `/sitemap.xml`, that differ. */
  files: string[];
}

/** Compares the records of two releases. Reads nothing from the store. */
export function compareReleases(before: Release, after: Release): ReleaseDifference {
  const files = union(before.files, after.files);
  const paths = union(before.pages, after.pages);
  return {
    sections: changedVersions(before.versions, after.versions),
    added: paths.filter((path) => !before.pages[path]),
    removed: paths.filter((path) => !after.pages[path]),
    changed: paths.flatMap((path) => {
      const [one, other] = [before.pages[path], after.pages[path]];
      if (!one || !other || isEqualPage(one, other)) return [];
      return [pageChange(path, one, other)];
    }),
    files: files.filter((path) => before.files[path]?.body.identity !== after.files[path]?.body.identity),
  };
}

/** Sections whose version differs, sorted by name. */
export const changedVersions = (
  before: Release['versions'] = {},
  after: Release['versions'] = {},
): VersionChange[] =>
  union(before, after)
    .map((name) => ({ name, before: before[name], after: after[name] }))
    .filter((change) => change.before !== change.after);

/** Whether only scripts, styles or markup of a page have changed: nothing that visitors read or follow. */
export function isCodeChange({ isContentChanged, head, linksAdded, linksRemoved }: PageChange): boolean {
  return !isContentChanged && ![...head, ...linksAdded, ...linksRemoved].length;
}

const isEqualPage = (one: Page, other: Page) =>
  one.html.identity === other.html.identity && one.policy === other.policy && one.status === other.status;

function pageChange(path: string, before: Page, after: Page): PageChange {
  const head = (['title', 'canonical', 'indexable'] as const).flatMap((name) =>
    before[name] === after[name] ? [] : [{ name, before: String(before[name]), after: String(after[name]) }],
  );
  const links = (page: Page) => [...page.links, ...page.fragments];
  const [old, now] = [links(before), links(after)];
  return {
    path,
    owner: after.owner,
    head,
    isContentChanged: before.content !== after.content,
    linksAdded: now.filter((link) => !old.includes(link)),
    linksRemoved: old.filter((link) => !now.includes(link)),
    bytes: { before: before.html.bytes, after: after.html.bytes },
  };
}

const union = (one: object, other: object) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
