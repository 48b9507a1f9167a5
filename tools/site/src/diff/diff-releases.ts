import { diffArrays } from 'diff';
import { compareReleases, type PageChange, type Release, type ReleaseDifference } from '@vantedge/release';
import { blockText, parseHtml } from '@vantedge/documents/html';
import { readText, type Store } from '@vantedge/store';

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
