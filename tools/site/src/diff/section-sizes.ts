import { getVersion, type Release } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** Bytes of scripts and stylesheets of a section, without compression. */
export interface SectionSize {
  js: number;
  css: number;
}

/** Size of every section of a release, by name. */
export async function sectionSizes(store: Store, release: Release): Promise<Record<string, SectionSize>> {
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
