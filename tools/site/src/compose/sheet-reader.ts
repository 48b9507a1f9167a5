import { assetUrl } from '@vantedge/federation-contract';
import type { SectionVersion } from '@vantedge/release';
import { readText, type Store } from '@vantedge/release/store';

import { type CriticalSheet, criticalSheet } from './critical-css.ts';

/** Reads stylesheets of a set of versions by URL. */
export interface SheetReader {
  text(url: string): Promise<string>;
  /** The critical part of a stylesheet, prepared once. */
  critical(url: string): Promise<CriticalSheet>;
}

/** Returns a reader of the stylesheets of some versions. Its errors are those of `readBlob`. */
export function sheetReader(store: Store, versions: ReadonlyMap<string, SectionVersion>): SheetReader {
  const hashes = new Map(
    [...versions.values()].flatMap(({ build, files }) =>
      Object.entries(files).map(([name, { identity }]) => [assetUrl(build, name), identity] as const),
    ),
  );
  const text = (url: string) => readText(store, hashes.get(url)!);
  const sheets = new Map<string, Promise<CriticalSheet>>();
  return {
    text,
    critical(url) {
      const sheet = sheets.get(url) ?? text(url).then(criticalSheet);
      sheets.set(url, sheet);
      return sheet;
    },
  };
}
