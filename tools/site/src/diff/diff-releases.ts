import { compareReleases, type PageChange, type ReleaseDifference } from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/release/store';
import type { FoundRelease } from '../channels/find-release.ts';
import { type SectionSize, sectionSizes } from './section-sizes.ts';
import { type TextChange, textChanges } from './text-changes.ts';

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
