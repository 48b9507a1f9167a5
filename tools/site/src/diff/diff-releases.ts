import { diffArrays } from 'diff';
import { parse } from 'node-html-parser';
import {
  compareReleases,
  getVersion,
  type PageChange,
  type Release,
  type ReleaseDifference,
} from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/release/store';
import type { FoundRelease } from '../channels/find-release.ts';

/** A changed page with the lines of text that differ. */
export interface PageDifference extends PageChange {
  texts: TextChange[];
}

/** Everything that differs between two releases. */
export interface Difference extends Omit<ReleaseDifference, 'changed'> {
  changed: PageDifference[];
  sizes: { before: Record<string, SectionSize>; after: Record<string, SectionSize> };
}

/** Compares two releases: records, texts of changed pages, and sizes of sections. Reads only documents that differ. */
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
    sizes: {
      before: await sectionSizes(store, before.release),
      after: await sectionSizes(store, after.release),
    },
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

/** Lines of text below `body`, without scripts and styles. */
function lines(html: string): string[] {
  const body = parse(html, { comment: false }).querySelector('body');
  for (const element of body?.querySelectorAll('script, style') ?? []) element.remove();
  return (body?.structuredText ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Bytes of scripts and stylesheets of a section, without compression. */
export interface SectionSize {
  js: number;
  css: number;
}

/** Size of every section of a release, by name. */
async function sectionSizes(store: Store, release: Release): Promise<Record<string, SectionSize>> {
  const sizes = await Promise.all(
    Object.entries(release.versions).map(async ([name, id]) => {
      const { files } = await getVersion(store, name, id);
      const sum = (extension: string) =>
        Object.entries(files).reduce(
          (total, [file, { bytes }]) => total + (file.endsWith(extension) ? bytes : 0),
          0,
        );
      return [name, { js: sum('.js'), css: sum('.css') }] as const;
    }),
  );
  return Object.fromEntries(sizes);
}
