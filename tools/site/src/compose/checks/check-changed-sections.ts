import type { SectionVersion } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { readBundles } from './code/bundle.ts';
import { checkBundles } from './code/check-bundles.ts';
import type { Problem } from './problem.ts';
import { checkStylesheets } from './styles/check-stylesheets.ts';
import { readSheets } from './styles/read-sheets.ts';

interface Request {
  store: Store;
  sections: ReadonlyMap<string, SectionVersion & { id: string }>;
  /** Sections whose version is not the one of the previous release. */
  changed: readonly string[];
  /** Paths that the release serves. */
  served: ReadonlySet<string>;
}

/** Problems in the stylesheets and bundles of sections whose version changes. */
export async function checkChangedSections({
  store,
  sections,
  changed,
  served,
}: Request): Promise<Problem[]> {
  const [sheets, bundles] = await Promise.all([
    readSheets(store, sections),
    readBundles(store, sections, changed),
  ]);
  return [...checkStylesheets({ sections, sheets, changed, served }), ...checkBundles(bundles)];
}
