import { type Facts, SHELL } from '@vantedge/federation-contract';
import { commit } from '../../channels/commit.ts';
import {
  getSettings,
  getVersion,
  type LogEntry,
  NOT_FOUND,
  putVersion,
  type SectionVersion,
} from '@vantedge/release';
import { appendReleaseUnchecked, fakeBuild } from '@vantedge/release/testing';
import { memoryStore, putBlob, type Store } from '@vantedge/store';
import { composeRelease } from '../compose-release.ts';
import type { RenderLimits } from '../sandbox/sandbox.ts';

/** Code of a shell that renders a page as a heading and its facts. The header distinguishes versions of the shell. */
export const shellCode = (header: string) => `
  exports.shared = {};
  exports.default = { './pages/index.tsx': async () => ({ default: 'the shell' }) };
  exports.render = async ({ path, Page, facts, origin = 'https://example.com' }) => ({
    html: '<title>' + path + '</title><meta name="description" content="d"/>' +
      '<link rel="canonical" href="' + origin + path + '"/>' +
      '<header>${header}</header><main><h1>' + Page + '</h1>' +
      '<time data-release-date>' + facts.published + ' ' + facts.changed + ' ' + facts.leadRetentionDays + '</time></main>',
    widgets: [], errors: [],
  });`;

/** Code of a section with one page. A different `comment` gives a different version of the same page. */
export const pageCode = (content: string, comment = '') =>
  `exports.default = { './pages/index.tsx': async () => ({ default: '${content}' }), './teasers.tsx': async () => ({}) }; // ${comment}`;

/** Stores a version of a section with the page `/<section>` (the shell also has `/404`); returns its id. */
export async function storeSampleSection(
  store: Store,
  section: string,
  code: string,
  widgets: readonly string[] = [],
  facts?: Facts,
): Promise<string> {
  const build = fakeBuild(section);
  const bytes = { server: await putBlob(store, Buffer.from(code)), files: {} };
  const loader = section === SHELL ? { inlineLoader: await putBlob(store, Buffer.from('load()')) } : {};
  // The file name depends on the version, so that the document does too.
  const file = `main.${bytes.server.slice(0, 8)}.js`;
  build.entryFiles = { js: [file], css: [] };
  const route = { ...build.routes[0]!, js: [file] };
  build.routes = section === SHELL ? [route, { ...route, path: NOT_FOUND }] : [route];
  build.widgets = build.widgets.flatMap((widget) =>
    widgets.includes(widget.name) ? { ...widget, js: [file] } : [],
  );
  build.files = { [file]: build.files['main.js']! };
  if (facts) build.facts = facts;
  return putVersion(store, { section, build, ...bytes, ...loader });
}

/** Stores the same, and returns the version. */
export const storedSample = async (store: Store, section: string, code: string): Promise<SectionVersion> =>
  getVersion(store, section, await storeSampleSection(store, section, code));

/** Releases a version of a section on the channel `production`, without rendering or checking its pages. */
export async function releaseUnchecked(store: Store, section: string, version: string): Promise<LogEntry> {
  const { entry } = await appendReleaseUnchecked({
    store,
    channel: 'production',
    now: () => new Date(),
    build: async (base) => ({
      release: { ...base!, versions: { ...base!.versions, [section]: version } },
      action: 'publish',
      sections: [section],
    }),
  });
  return entry;
}

/**
 * Returns a function for stores in memory with the same contents. They are made once, because composing starts processes: each caller
 * gets a copy.
 */
export function sampleStore(fill: (store: Store) => Promise<unknown>): () => Promise<Store> {
  let filled: Promise<Store> | undefined;
  const make = async () => {
    const store = memoryStore();
    await fill(store);
    return store;
  };
  return async () => {
    const from = await (filled ??= make());
    const copy = memoryStore();
    for (const key of await from.list('')) await copy.putIfAbsent(key, (await from.read(key))!);
    return copy;
  };
}

/** Composes sections from their code and publishes them on the channel `production`. */
export async function publishSampleSections(
  store: Store,
  code: Record<string, string>,
  now = '2026-01-01T00:00:00.000Z',
  limits?: RenderLimits,
): Promise<LogEntry> {
  const versions: Record<string, string> = {};
  for (const [section, text] of Object.entries(code))
    versions[section] = await storeSampleSection(store, section, text);
  const { entry } = await commit(
    { store, channel: 'production', now: () => new Date(now) },
    async ({ base }) => {
      const all = { ...base?.versions, ...versions };
      const { release } = await composeRelease({
        store,
        versions: all,
        base,
        settings: getSettings(undefined),
        now,
        ...(limits && { limits }),
      });
      return { entry: { action: 'publish', sections: Object.keys(versions) }, release };
    },
  );
  return entry;
}
