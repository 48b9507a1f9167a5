import type { SectionVersion } from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/release/store';
import type { Sheet } from './sheet.ts';

/** Reads the stylesheets of all sections. */
export const readSheets = (store: Store, versions: ReadonlyMap<string, SectionVersion>): Promise<Sheet[]> =>
  Promise.all(
    [...versions].map(async ([section, version]) => {
      const texts = await Promise.all(
        sheetHashes(version).map(async (hash) => Buffer.from(await readBlob(store, hash)).toString()),
      );
      return { section, css: texts.join('\n') };
    }),
  );

/** Hashes of a version's stylesheets. */
export const sheetHashes = ({ files }: Pick<SectionVersion, 'files'>): string[] =>
  Object.entries(files).flatMap(([name, { identity }]) => (name.endsWith('.css') ? [identity] : []));
