import type { SectionVersion } from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/release/store';
import { inlineMap } from '../../source-stacks.ts';

/** The node bundle of a changed section: it contains the same modules as the section's scripts in browsers, not minified. */
export interface Bundle {
  section: string;
  code: string;
  /** Files of the bundle, such as `apps/stories/src/pages/ukg.tsx`. Empty without a source map. */
  sources: readonly string[];
}

/** Reads the node bundles of some sections. */
export const readBundles = (
  store: Store,
  versions: ReadonlyMap<string, SectionVersion>,
  names: readonly string[],
): Promise<Bundle[]> =>
  Promise.all(
    names.map(async (section) => {
      const code = Buffer.from(await readBlob(store, versions.get(section)!.server)).toString();
      return { section, code, sources: inlineMap(code)?.payload.sources ?? [] };
    }),
  );
