import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { getVersion, type Release, type SectionVersion } from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { readBundles } from './code/bundle.ts';
import { checkBundle } from './code/check-bundle.ts';
import type { Problem } from './problem.ts';
import { checkStylesheets } from './styles/check-stylesheets.ts';
import { readSheets, sheetHashes } from './styles/read-sheets.ts';

interface Request {
  store: Store;
  sections: ReadonlyMap<string, SectionVersion & { id: string }>;
  /** Sections whose version is not the one of the previous release. */
  changed: readonly string[];
  /** Versions of the previous release. */
  before: Release['versions'] | undefined;
  /** Paths that the release serves. */
  served: ReadonlySet<string>;
}

/** Problems in the stylesheets and bundles of sections whose version changes. */
export async function checkChangedSections(request: Request): Promise<Problem[]> {
  const { store, sections, changed, served } = request;
  const [sheets, bundles, restyled] = await Promise.all([
    readSheets(store, sections),
    readBundles(store, sections, changed),
    restyledSections(request),
  ]);
  const problems: Problem[] = [];
  for (const check of [
    () => checkStylesheets({ sections, sheets, changed, restyled, served }),
    ...bundles.map((bundle) => () => checkBundle(bundle)),
  ]) {
    // Parsing blocks this process, and the rendering process may be waiting for its next task.
    await yieldToEvents();
    problems.push(...(await check()));
  }
  return problems;
}

/** Changed sections whose stylesheets change, too. */
async function restyledSections({ store, sections, changed, before }: Request): Promise<string[]> {
  const isRestyled = async (name: string) => {
    const id = before?.[name];
    const previous = id === undefined ? undefined : await knownVersion(store, name, id);
    return !previous || String(sheetHashes(previous)) !== String(sheetHashes(sections.get(name)!));
  };
  const found = await Promise.all(changed.map(async (name) => ((await isRestyled(name)) ? [name] : [])));
  return found.flat();
}

/** A version of the previous release; undefined if its record is damaged. */
async function knownVersion(store: Store, section: string, id: string): Promise<SectionVersion | undefined> {
  try {
    return await getVersion(store, section, id);
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return undefined;
  }
}
