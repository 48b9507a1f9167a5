import { SHELL } from '@vantedge/federation-contract';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { getVersion, type Release, type SectionVersion } from '@vantedge/release';
import { isCorruption } from '@vantedge/release/live';
import { readBlob, readText, type Store } from '@vantedge/release/store';
import { inlineMapOf } from '../render-failure.ts';
import type { Problem } from './problem.ts';
import { checkStylesheets } from './styles/check-stylesheets.ts';
import type { Sheet } from './styles/sheet.ts';

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
  const [sheets, sources, restyled] = await Promise.all([
    readSheets(store, sections),
    Promise.all(changed.map((name) => sourcesOf(store, sections.get(name)!))),
    restyledSections(request),
  ]);
  // Parsing blocks this process, and the rendering process may be waiting for its next task.
  await yieldToEvents();
  return [
    ...(await checkStylesheets({ sections, sheets, changed, restyled, served })),
    ...changed.flatMap((name, i) => foreignSources(name, sources[i]!)),
  ];
}

/** Reads the stylesheets of all sections. */
const readSheets = (store: Store, versions: ReadonlyMap<string, SectionVersion>): Promise<Sheet[]> =>
  Promise.all(
    [...versions].map(async ([section, version]) => {
      const texts = await Promise.all(
        sheetHashes(version).map(async (hash) => Buffer.from(await readBlob(store, hash)).toString()),
      );
      return { section, css: texts.join('\n') };
    }),
  );

/** Hashes of a version's stylesheets. */
const sheetHashes = ({ files }: SectionVersion): string[] =>
  Object.entries(files).flatMap(([name, { identity }]) => (name.endsWith('.css') ? [identity] : []));

/** Files of a section's node bundle, such as `apps/stories/src/pages/ukg.tsx`. Empty without a source map. */
const sourcesOf = async (store: Store, { server }: SectionVersion): Promise<readonly string[]> =>
  inlineMapOf(await readText(store, server))?.sources ?? [];

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

/** Content that belongs to no section, and the shell's. */
const CONTENT_OWNERS: Record<string, string | undefined> = { shared: undefined, site: SHELL };

/** Problems with files of other sections in the node bundle of a section, which has the same modules as its scripts in browsers. They would change on their own, without that section. */
export function foreignSources(section: string, sources: readonly string[]): Problem[] {
  const files = new Map<string, string[]>();
  for (const file of sources) {
    const owner = ownerOf(file);
    if (owner !== undefined && owner !== section) files.set(owner, [...(files.get(owner) ?? []), file]);
  }
  return [...files].map(([owner, [first = '', ...more]]) => ({
    check: 'code',
    code: 'FOREIGN_SOURCE',
    text: `The build of '${section}' contains ${first}${more.length ? ` and ${more.length} more` : ''} of '${owner}', and would not follow when '${owner}' is published`,
    at: first,
    fix: `show a widget of '${owner}' with <Widget name="${owner}/…" />, or move the shared part to libs/shared-ui or libs/content/shared`,
    sections: [section],
  }));
}

/** Section or app that a file of the workspace belongs to; `undefined` for shared code. */
function ownerOf(file: string): string | undefined {
  const [, app, content] = /^(?:apps\/([\w-]+)|libs\/content\/([\w-]+))\//.exec(file) ?? [];
  if (app !== undefined) return app;
  if (content === undefined) return undefined;
  return Object.hasOwn(CONTENT_OWNERS, content) ? CONTENT_OWNERS[content] : content;
}
