import { diffArrays } from 'diff';
import { Parser } from 'htmlparser2';
import {
  compareReleases,
  entryKey,
  getRelease,
  head,
  type PageChange,
  readableEntry,
  type Release,
  type ReleaseDifference,
  SiteError,
} from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/release/store';
import { channelEmpty } from '../channels/commit-release.ts';

/** A release that the user named. */
export interface FoundRelease {
  /** The name as given: a channel, an entry or a release id. */
  name: string;
  id: string;
  release: Release;
}

/**
 * Finds a release by name: a channel (`production`: its live release), an entry of its log (`production@12`) or a release id.
 * Throws `CHANNEL_EMPTY`, `ENTRY_NOT_FOUND` or `RECORD_NOT_FOUND`.
 */
export async function findRelease(store: Store, name: string): Promise<FoundRelease> {
  const id = /^[0-9a-f]{16}$/.test(name) ? name : await releaseOf(store, name);
  return { name, id, release: await getRelease(store, id) };
}

async function releaseOf(store: Store, name: string): Promise<string> {
  const [channel = '', number] = name.split('@');
  if (number === undefined) {
    const live = await head(store, channel);
    if (live) return live.release;
    throw channelEmpty(channel);
  }
  const entry = /^[1-9]\d{0,7}$/.test(number)
    ? await readableEntry(store, channel, Number(number))
    : undefined;
  if (entry) return entry.release;
  throw new SiteError('ENTRY_NOT_FOUND', `Channel '${channel}' has no entry ${number}.`, {
    at: /^\d{1,8}$/.test(number) ? entryKey(channel, Number(number)) : `channels/${channel}/`,
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
export async function diffReleases(
  store: Store,
  before: FoundRelease,
  after: FoundRelease,
): Promise<Difference> {
  const { changed, ...difference } = compareReleases(before.release, after.release);
  const document = async ({ release }: FoundRelease, path: string) =>
    Buffer.from(await readBlob(store, release.pages[path]!.html.identity)).toString();
  return {
    ...difference,
    changed: await Promise.all(
      changed.map(async (page) => ({
        ...page,
        texts: page.isContentChanged
          ? textChanges(await document(before, page.path), await document(after, page.path))
          : [],
      })),
    ),
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

/** Elements without text that a reader sees. */
const HIDDEN = new Set(['head', 'script', 'style', 'template']);

/** Elements that do not start a line. */
const INLINE = new Set(
  'a abbr b bdi button cite code data em i kbd label mark q s small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Lines of visible text of a document. */
function lines(html: string): string[] {
  let text = '';
  let hidden = 0;
  const breakAt = (name: string) => {
    if (!INLINE.has(name)) text += '\n';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (HIDDEN.has(name)) hidden += 1;
      breakAt(name);
    },
    ontext(part) {
      if (hidden === 0) text += part.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1;
      breakAt(name);
    },
  });
  parser.end(html);
  return text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter(Boolean);
}
