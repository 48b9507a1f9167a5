import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startAdminServer } from '../../../apps/server/src/admin/admin-server.ts';
import { createMetrics } from '../../../apps/server/src/admin/metrics.ts';
import {
  append,
  getRelease,
  getVersion,
  logEnd,
  type LogEntry,
  putRelease,
  putVersion,
  type Release,
} from '../../../libs/release/src/index.ts';
import { eventText } from '@vantedge/errors';
import { diskStore } from '@vantedge/store';
import { serveStore } from './run-site.ts';

const CHANNEL = 'production';
const PERSON = { by: 'Ada Lovelace', source: { commit: '9fceb02d0ae598e95dc970b74767f19372d61af8' } };
const MINUTE_MS = 60_000;

/**
 * Serves the composed site with a history: a release whose record has another title, link and size, a preview with a canary.
 * Returns the URL of the admin port and the release ids, oldest first.
 */
export async function serveHistory() {
  const folder = mkdtempSync(path.resolve('.store-test/history-'));
  cpSync(path.resolve('.store-test/site'), folder, { recursive: true });
  const store = diskStore(folder);
  const { live: composed } = await logEnd(store, CHANNEL);
  const before = await getRelease(store, composed!.release);
  // A log of its own: the composed site has one entry, of whoever ran the tests.
  rmSync(path.join(folder, 'channels'), { recursive: true });

  async function release(
    channel: string,
    base: Release,
    change: Partial<LogEntry>,
    edit: (release: Release) => void,
  ) {
    const record = structuredClone(base);
    edit(record);
    const { live, next } = await logEnd(store, channel);
    const { versions } = record;
    const entry = {
      number: next,
      release: await putRelease(store, record),
      action: 'publish' as const,
      sections: ['stories'],
      versions,
      ...PERSON,
      ...change,
    };
    return (await append(store, channel, { at: ago(90), ...entry }, live))!;
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

  const pushes = Object.fromEntries(
    Object.keys(before.versions).map((name) => [name, { ...PERSON, at: ago(200), tool: 'site 0.1.0' }]),
  );
  const sections = Object.keys(before.versions);
  const first = await release(
    CHANNEL,
    before,
    { at: ago(190), by: 'Grace Hopper', sections, pushes },
    () => undefined,
  );
  const { stories } = before.versions;
  const version = await getVersion(store, 'stories', stories!);
  const another = {
    ...version,
    build: { ...version.build, shared: { ...version.build.shared, history: '1.0.0' } },
  };
  const newStories = await putVersion(store, another);
  const second = await release(CHANNEL, before, { at: ago(45), pushes }, (record) => {
    record.versions['stories'] = newStories;
    const { pages } = record;
    const about = pages['/about']!;
    pages['/about'] = {
      ...about,
      title: `${about.title}, in numbers`,
      content: '0123456789abcdef',
      links: about.links.filter((link) => link !== '/contact'),
      html: { ...pages['/why-vantedge']!.html },
    };
    delete pages['/accessibility'];
  });
  const after = await getRelease(store, second.release);
  const parent = { channel: CHANNEL, number: second.number, release: second.release };
  const preview = await release('pr-123', after, { action: 'preview', parent, at: ago(20) }, ({ pages }) => {
    pages['/contact'] = {
      ...pages['/contact']!,
      title: 'Talk to us',
      content: 'fedcba9876543210',
      html: pages['/privacy']!.html,
    };
  });
  const canary = { preview: 'pr-123', release: preview.release, versions: preview.versions, percent: 10 };
  await release(CHANNEL, after, { action: 'canary', sections: [], canary, at: ago(12) }, () => undefined);

  const metrics = createMetrics({ channel: CHANNEL });
  const server = await serveStore(folder, {
    observe: metrics.observe,
    previews: { domain: 'preview.localhost', extra: new Map() },
  });
  const location = path.relative('.', folder);
  const previewUrl = (name: string) => `http://${name}.preview.localhost:${new URL(server.url).port}/`;
  const report = (event: Parameters<typeof eventText>[0]) => console.error(eventText(event));
  const admin = await startAdminServer({
    port: 0,
    server,
    metrics,
    store,
    channel: CHANNEL,
    previewUrl,
    terminal: { store: location },
    report,
  });
  return {
    url: admin.url,
    releases: [first.release, second.release] as const,
    location,
    previewUrl: previewUrl('pr-123'),
    async close() {
      admin.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
