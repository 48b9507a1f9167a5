import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadsFile, sqliteLeadStore } from '@vantedge/lead-server';
import { append, getSettings, logEnd } from '@vantedge/release';
import type { LiveRelease } from '@vantedge/release/live';
import { memoryStore, type Store } from '@vantedge/store';
import {
  CHANNEL,
  publishSample,
  type Sample,
  sample,
  sampleScript,
  storeSample,
} from '@vantedge/release/testing';
import { leadHandlers, startServer } from '@vantedge/server';
import { sampleDocument, sampleForms } from '@vantedge/lead-server/testing';
import { trustedProxies } from '../../apps/server/src/http/trusted-proxies.ts';

/** A server of the sample site, and what `{{name}}` in a request stands for. */
export interface SampleSite {
  url: string;
  values: Record<string, string>;
  close(): Promise<void>;
}

/** Name and size of an asset that no proxy can hold in its default buffers. */
const LARGE = 'Large.AbCdEf0123.woff2';
const LARGE_BYTES = 1_500_000;

/** Starts a server as the proxies expect it, with a store of its own. All of them have the same content and clock. */
export async function serveSite(host: string): Promise<SampleSite> {
  const store = memoryStore();
  const earlier = sample('earlier');
  await publishSample(store, earlier);
  const first = sampleSite();
  await publishSample(store, first);
  await publishPreview(store);
  // Time stands still, so that waiting times are equal.
  const now = Date.now();
  const report = () => undefined;
  const limits = { messagesPerDay: 3 };
  const folder = await mkdtemp(join(tmpdir(), 'vantedge-leads-'));
  const leadStore = sqliteLeadStore(leadsFile(folder), { create: true });
  const leads = { store: leadStore, proxy: trustedProxies('1'), limits, now: () => now, report };
  const server = await startServer({
    store,
    channel: CHANNEL,
    port: 0,
    proxy: trustedProxies('1'),
    measuredPercent: 12.5,
    previews: { domain: `preview.${host}`, extra: leadHandlers({ store: undefined, report }) },
    extra: leadHandlers(leads),
    report,
  });
  const paths = {
    script: sampleScript(first).path,
    earlierScript: sampleScript(earlier).path,
    large: `/assets/stories/${LARGE}`,
  };
  return {
    url: server.url,
    values: { ...paths, ...tagsOf(server.release(), paths.script), release: server.release().id },
    async close() {
      await server.close();
      await leadStore.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** ETags of the home page in each encoding, and of a script without encoding. */
function tagsOf({ files, assets }: LiveRelease, script: string) {
  const { identity, br, gzip } = files.get('/')!;
  const scriptTag = assets.get(script)!.cached()!.identity.etag;
  return { identity: identity.etag, br: br!.etag, gzip: gzip!.etag, scriptTag };
}

function sampleSite(): Sample {
  const site = sample('first');
  for (const path of ['/contact', '/contact/thank-you']) site.pages[path] = sampleDocument;
  site.forms = sampleForms;
  site.settings = { ...getSettings(undefined), redirects: { '/retired': '/about' } };
  let digits = '';
  for (let i = 0; digits.length < LARGE_BYTES; i += 1)
    digits += createHash('sha256').update(String(i)).digest('hex');
  site.sections['stories']![LARGE] = digits;
  return site;
}

async function publishPreview(store: Store) {
  const { live: parent } = await logEnd(store, CHANNEL);
  const { live, next: number } = await logEnd(store, 'pr-1');
  const entry = {
    number,
    release: await storeSample(store, sample('draft')),
    action: 'preview' as const,
    sections: ['stories'],
    versions: {},
    at: '2026-03-01T09:00:00.000Z',
    parent: { channel: CHANNEL, number: parent!.number, release: parent!.release },
  };
  await append(store, 'pr-1', entry, live);
}
