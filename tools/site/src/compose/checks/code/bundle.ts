import type { SectionVersion } from '@vantedge/release';
import { readText, type Store } from '@vantedge/release/store';
import { inlineMapOf } from '../../source-stacks.ts';

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
      const code = await readText(store, versions.get(section)!.server);
      return { section, code, sources: inlineMapOf(code)?.sources ?? [] };
    }),
  );
