import { diffArrays } from 'diff';
import {
  compareReleases,
  entryKey,
  getRelease,
  isAbbreviation,
  type PageChange,
  readableEntry,
  type Release,
  type ReleaseDifference,
  resolveRelease,
  SiteError,
} from '@vantedge/release';
import { blockText, parseHtml } from '@vantedge/release/html';
import { liveEntry } from '@vantedge/release/live';
import { readText, type Store } from '@vantedge/release/store';

/** A release that the user named. */
export interface FoundRelease {
  id: string;
  release: Release;
}

/**
 * Finds a release by name: a channel (`production`: its live release), an entry of its log (`production@12`) or a release id,
 * of which 8 digits are enough. Throws `CHANNEL_EMPTY`, `ENTRY_NOT_FOUND`, `RELEASE_AMBIGUOUS` or `RECORD_NOT_FOUND`.
 */
export async function findRelease(store: Store, name: string): Promise<FoundRelease> {
  const id = isAbbreviation(name) ? await resolveRelease(store, name) : await releaseOf(store, name);
  return { id, release: await getRelease(store, id) };
}

async function releaseOf(store: Store, name: string): Promise<string> {
  const [channel = '', number] = name.split('@');
  if (number === undefined) return (await liveEntry(store, channel)).release;
  const isNumber = /^[1-9]\d{0,7}$/.test(number);
  const entry = isNumber ? await readableEntry(store, channel, Number(number)) : undefined;
  if (entry) return entry.release;
  throw new SiteError('ENTRY_NOT_FOUND', `Channel '${channel}' has no entry ${number}.`, {
    at: isNumber ? entryKey(channel, Number(number)) : `channels/${channel}/`,
    fix: `site log --channel ${channel}`,
  });
}

/** A changed page with the lines of text that differ. */
export interface PageDifference extends PageChange {
  texts: TextChange[];
}

/** Everything that differs between two releases. */
export interface Difference extends Omit<ReleaseDifference, 'changed'> {
  changed: PageDifference[];
}

/** Compares two releases: records and texts of changed pages. Reads only documents that differ. */
export async function diffReleases(store: Store, before: Release, after: Release): Promise<Difference> {
  const { changed, ...difference } = compareReleases(before, after);
  const textsOf = async ({ path, isContentChanged }: PageChange) => {
    if (!isContentChanged) return [];
    const [one, other] = [before, after].map(({ pages }) => readText(store, pages[path]!.html.identity));
    return textChanges(await one!, await other!);
  };
  return {
    ...difference,
    changed: await Promise.all(changed.map(async (page) => ({ ...page, texts: await textsOf(page) }))),
  };
}

/** Lines of visible text that one document has and the other does not, in the order of the page. */
export interface TextChange {
  kind: 'added' | 'removed';
  text: string;
}

/** Compares the visible text of two documents, line by line. */
export function textChanges(before: string, after: string): TextChange[] {
  return diffArrays(lines(before), lines(after)).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((text): TextChange => ({ kind: added ? 'added' : 'removed', text })) : [],
  );
}

/** Lines of text of a document that a reader sees. */
const lines = (html: string): string[] =>
  blockText([parseHtml(html)], ({ name }) => HIDDEN.includes(name))
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter(Boolean);

const HIDDEN = ['head', 'script', 'style', 'template'];
