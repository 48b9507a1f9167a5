import type { SectionVersion } from '../../../release/model.ts';
import { readBlob } from '../../../store/blobs.ts';
import type { Store } from '../../../store/store.ts';
import type { Sheet } from './sheet.ts';

/** Reads the stylesheets of all sections. */
export const readSheets = (store: Store, versions: ReadonlyMap<string, SectionVersion>): Promise<Sheet[]> =>
  Promise.all(
    [...versions].map(async ([section, { files }]) => {
      const hashes = Object.entries(files).flatMap(([name, { identity }]) =>
        name.endsWith('.css') ? [identity] : [],
      );
      const texts = await Promise.all(
        hashes.map(async (hash) => Buffer.from(await readBlob(store, hash)).toString()),
      );
      return { section, css: texts.join('\n') };
    }),
  );
