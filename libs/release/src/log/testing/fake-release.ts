import { createHash } from 'node:crypto';
import { type BuildRecord, CONTRACT_VERSION } from '@vantedge/federation-contract';
import { appendRelease, sealRelease, type SealOptions } from '../append-release.ts';
import { type RoundOptions, rounds } from '../rounds.ts';
import type { LogEntry, NextRelease, SealedRelease } from '../../records/log-model.ts';
import type { KeyedPage, Release } from '../../records/model.ts';
import { getSettings } from '../../records/settings.ts';
import { SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';

/** Id of a fake version of a section; `label` makes it unique. */
export function fakeVersion(section: string, label: string): string {
  return createHash('sha256').update(`${section}@${label}`).digest('hex');
}

/**
 * Composes a fake release from a base and a new version of one section: only the section's own page changes. Deterministic, so
 * that a checker can compute the expected release.
 */
export function fakeCompose(base: Release | undefined, section: string, version: string): Release {
  return {
    versions: { ...base?.versions, [section]: version },
    pages: { ...base?.pages, [`/${section}`]: fakePage(section, version) },
    files: {},
    settings: getSettings(base),
  };
}

/** Builds the next release for `appendReleaseUnchecked`: it publishes a fake version of one section. */
export const fakePublish = (section: string, label: string) => async (base: Release | undefined) => ({
  release: fakeCompose(base, section, fakeVersion(section, label)),
  action: 'publish' as const,
  sections: [section],
});

function fakePage(section: string, version: string): KeyedPage {
  const digest = createHash('sha256').update(version).digest('hex');
  return {
    owner: section,
    html: { bytes: 1, identity: digest },
    policy: "default-src 'none'",
    status: 200,
    title: version,
    description: '',
    canonical: `https://example.com/${section}`,
    indexable: true,
    widgets: [],
    links: [],
    fragments: [],
    ids: [],
    content: digest.slice(0, 16),
    changed: '2026-01-01T00:00:00.000Z',
    published: '2026-01-01T00:00:00.000Z',
    key: `${digest}/${digest}`,
  };
}

/** A fake build record with one page and one widget. */
export function fakeBuild(section: string): BuildRecord {
  return {
    contract: CONTRACT_VERSION,
    name: section,
    entryFiles: { js: ['main.js'], css: [] },
    routes: [{ path: `/${section}`, module: './pages/index.tsx', js: ['main.js'], css: [] }],
    widgets: [{ name: 'teasers', module: './teasers.tsx', js: ['main.js'], css: [] }],
    files: { 'main.js': { integrity: `sha256-${'A'.repeat(43)}=`, bytes: 350 } },
    server: { file: 'server.cjs', integrity: `sha256-${'A'.repeat(43)}=` },
    shared: { react: section === 'shell' ? '19.3.1' : '^19.3.0' },
  };
}

/** Publishes one fake version on `production`. Returns a `SiteError` as a result and throws any other error. */
export async function publishOnce(store: Store, section: string, label: string): Promise<Attempt> {
  const version = fakeVersion(section, label);
  const started = String(process.hrtime.bigint());
  const attempt = (result: Partial<Attempt>): Attempt => ({
    section,
    version,
    started,
    ended: String(process.hrtime.bigint()),
    ...result,
  });
  try {
    const { entry } = await appendReleaseUnchecked({
      store,
      channel: 'production',
      build: fakePublish(section, label),
      now: () => new Date(),
    });
    return attempt({ acknowledged: { number: entry.number, release: entry.release } });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return attempt({ failure: { code: error.code, at: error.at ?? '', message: error.message } });
  }
}

interface AppendOptions extends RoundOptions, Omit<SealOptions, 'now'> {
  store: Store;
  channel: string;
  /** Builds the next release on the live one, in each round. */
  build: (base: Release | undefined, live: LogEntry | undefined) => Promise<NextRelease>;
  now: () => Date;
}

/** Appends fake releases, which have no bytes to check. */
export async function appendReleaseUnchecked(options: AppendOptions): Promise<SealedRelease> {
  const { store, channel, build, now } = options;
  for await (const round of rounds(store, channel, options)) {
    const next = await build(round.base, round.live);
    const candidate = await sealRelease(round, next, { ...options, now: now() });
    if (await appendRelease(round, candidate)) return candidate;
  }
  throw new TypeError('Rounds end when one succeeds');
}

/** One publish as reported by its publisher, for the checker of the log. */
export interface Attempt {
  section: string;
  version: string;
  /** Nanoseconds of the monotonic clock, which all processes share, as decimal strings. */
  started: string;
  ended: string;
  /** Set if the publish was acknowledged. */
  acknowledged?: { number: number; release: string };
  /** Set if it failed. */
  failure?: { code: string; at: string; message: string };
}
