import { type BuildRecord, CONTRACT_VERSION } from '@vantedge/federation-contract';
import { createHash } from 'node:crypto';
import type { KeyedPage, Release } from '../../records/model.ts';
import { settingsOf } from '../../records/settings.ts';

/** Id of a fake version of a section; `label` makes it unique. */
export function fakeVersion(section: string, label: string): string {
  return createHash('sha256').update(`${section}@${label}`).digest('hex').slice(0, 16);
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
    settings: settingsOf(undefined),
  };
}

/** Builds the next release for `appendRelease`: it publishes a fake version of one section. */
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
    resources: [],
    ids: [],
    content: digest.slice(0, 16),
    changed: '2026-01-01T00:00:00.000Z',
    published: '2026-01-01T00:00:00.000Z',
    key: `${digest.slice(0, 16)}/${digest.slice(0, 16)}`,
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
    placeholders: {},
    server: { file: 'server.cjs', integrity: `sha256-${'A'.repeat(43)}=` },
    shared: { react: section === 'shell' ? '19.3.1' : '^19.3.0' },
  };
}
