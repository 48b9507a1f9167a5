import { type BuildRecord, CONTRACT_VERSION, type FormDeclaration } from '@vantedge/federation-contract';
import { createHash } from 'node:crypto';
import { putBlob, putBody, type Store } from '@vantedge/store';
import { canonicalJson } from '@vantedge/store/json';
import { append, entryHash, entryKey, sealEntry } from '../../log/log-entry.ts';
import { logEnd } from '../../log/log-end.ts';
import type { LogEntry, NewLogEntry } from '../../records/log-model.ts';
import { NOT_FOUND, type KeyedPage, type Release, type SectionVersion } from '../../records/model.ts';
import { getRelease, putRelease, putVersion } from '../../records/records.ts';
import { getSettings, type Settings } from '../../records/settings.ts';

export const CHANNEL = 'production';

/** Paths of a sample release, without its not-found page. */
export const PATHS = ['/', '/about', '/solutions/finance'];

/** Contents of a sample release; tests may change it before storing it. */
export interface Sample {
  /** File name to text, by section. */
  sections: Record<string, Record<string, string>>;
  /** Path to HTML. */
  pages: Record<string, string>;
  /** Source maps by script, by section. */
  maps?: Record<string, Record<string, string>>;
  /** Owners of pages; default: the shell. */
  owners?: Record<string, string>;
  /** Widgets of pages, as `<section>/<widget>`. */
  widgets?: Record<string, string[]>;
  /** Forms by section. */
  forms?: Record<string, readonly FormDeclaration[]>;
  settings?: Settings;
}

/** A small site whose pages and scripts contain `label`: the shell, one section, an image and a not-found page. */
export function sample(label: string): Sample {
  const script = `globalThis.release = '${label}';\n${'/* filler that compresses well */\n'.repeat(40)}`;
  const main = `main.${digits(script)}.js`;
  const entry = `remote-entry.${digits(label)}.js`;
  const html = (path: string) =>
    `<!doctype html><html lang="en"><title>${path}</title><p>${label}</p>` +
    `<script src="/assets/shell/${main}"></script>${'<p>The same words again.</p>'.repeat(40)}</html>`;
  return {
    sections: {
      shell: { [main]: script, 'mark.0123456789.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      stories: { [entry]: `export const stories = '${label}';`, 'Type.AbCdEf0123.woff2': '0123456789' },
    },
    pages: Object.fromEntries([...PATHS, NOT_FOUND].map((path) => [path, html(path)])),
  };
}

/** Path and text of the shell's script in a sample release. */
export function sampleScript({ sections }: Sample): { path: string; text: string } {
  const [name, text] = Object.entries(sections['shell']!).find(([file]) => file.endsWith('.js'))!;
  return { path: `/assets/shell/${name}`, text };
}

/** Stores a release and returns its id. */
export async function storeSample(
  store: Store,
  { sections, pages, maps, owners, widgets, forms, settings }: Sample,
): Promise<string> {
  const release: Release = {
    versions: {},
    pages: {},
    files: {},
    settings: settings ?? getSettings(undefined),
  };
  for (const [section, files] of Object.entries(sections)) {
    release.versions[section] = await putVersion(
      store,
      await versionOf(store, section, files, { maps: maps?.[section], forms: forms?.[section] }),
    );
  }
  for (const [path, html] of Object.entries(pages)) {
    release.pages[path] = {
      ...(await pageOf(store, path, html)),
      owner: owners?.[path] ?? 'shell',
      widgets: widgets?.[path] ?? [],
    };
  }
  for (const [path, type, text] of [
    ['/sitemap.xml', 'application/xml', '<urlset/>'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\nAllow: /\n'],
    ['/release.json', 'application/json', JSON.stringify(release.versions)],
  ] as const) {
    // Too short to compress.
    release.files[path] = { type, body: await putBody(store, Buffer.from(text), { compression: 'none' }) };
  }
  return putRelease(store, release);
}

/** Appends an entry for a release to the log and returns it; one that is not stored has no versions. */
export async function appendSample(store: Store, release: string, at = new Date()): Promise<LogEntry> {
  const { live, next: number } = await logEnd(store, CHANNEL);
  const { versions } = await getRelease(store, release).catch(() => ({ versions: {} }));
  const entry: NewLogEntry = {
    number,
    release,
    action: 'publish',
    sections: ['shell'],
    at: at.toISOString(),
    versions,
  };
  return (await append(store, CHANNEL, entry, live))!;
}

/** Stores a sample release and makes it live. */
export async function publishSample(store: Store, what: string | Sample, at?: Date): Promise<LogEntry> {
  return appendSample(store, await storeSample(store, typeof what === 'string' ? sample(what) : what), at);
}

/** Appends a copy of the live entry as another tool would write it: intact, with some members changed. Returns its key. */
export async function appendForeign(
  store: Store,
  changes: Record<string, unknown>,
  channel = CHANNEL,
): Promise<string> {
  const { live, next: number } = await logEnd(store, channel);
  const { hash: _, ...entry } = { ...sealEntry({ ...live!, number }, live), ...changes };
  const key = entryKey(channel, number);
  await store.putIfAbsent(key, Buffer.from(canonicalJson({ ...entry, hash: entryHash(entry) })));
  return key;
}

async function versionOf(
  store: Store,
  section: string,
  files: Record<string, string>,
  {
    maps: sourceMaps,
    forms,
  }: { maps: Record<string, string> | undefined; forms: readonly FormDeclaration[] | undefined },
): Promise<SectionVersion> {
  const build: BuildRecord = {
    contract: CONTRACT_VERSION,
    name: section,
    entryFiles: { js: Object.keys(files).filter((name) => name.endsWith('.js')), css: [] },
    routes: [],
    widgets: [],
    ...(forms && { forms: [...forms] }),
    files: {},
    server: { file: 'server.cjs', integrity: `sha256-${'A'.repeat(43)}=` },
    shared: {},
  };
  const bodies: SectionVersion['files'] = {};
  for (const [name, text] of Object.entries(files)) {
    bodies[name] = await putBody(store, Buffer.from(text), {
      compression: name.endsWith('.woff2') ? 'none' : 'best',
    });
  }
  const maps: Record<string, string> = {};
  for (const [name, text] of Object.entries(sourceMaps ?? {}))
    maps[name] = await putBlob(store, Buffer.from(text));
  return {
    section,
    build,
    files: bodies,
    server: await putBlob(store, Buffer.from(section)),
    ...(sourceMaps && { maps }),
  };
}

async function pageOf(store: Store, path: string, html: string): Promise<KeyedPage> {
  return {
    owner: 'shell',
    html: await putBody(store, Buffer.from(html), { compression: 'best' }),
    policy: `default-src 'none'; script-src 'sha256-${digits(html)}'; frame-ancestors 'none'`,
    status: path === NOT_FOUND ? 404 : 200,
    title: path,
    description: '',
    canonical: `https://example.com${path}`,
    indexable: path !== NOT_FOUND,
    widgets: [],
    links: [...PATHS, ...formsIn(html)],
    fragments: [],
    ids: [],
    content: digits(html, 16),
    changed: '2026-01-01T00:00:00.000Z',
    published: '2026-01-01T00:00:00.000Z',
    key: `${digits(path, 64)}/${digits(html, 64)}`,
  };
}

const formsIn = (html: string) => new Set(html.match(/(?<= action=")[^"]+/g));

const digits = (text: string, length = 10) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
