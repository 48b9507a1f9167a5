import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { leadHandlers } from '../../apps/server/src/leads/lead-handlers.ts';
import { type SiteServer, startServer } from '../../apps/server/src/http/server.ts';
import { leadsFile, openLeads } from '../../libs/lead-server/src/index.ts';
import { memoryStore } from '@vantedge/store';
import { publishSections } from '../../tools/site/src/publish/push-sections.ts';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.ts';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { buildMonolith, DIST } from '../monolith/build-monolith.ts';

/** Composes and serves the built site, with leads in a temporary folder, while `measure` runs. */
export async function withSite<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-leads-'));
  const leads = openLeads({ file: leadsFile(folder) }, console.error);
  const site = await serve(DIST, leadHandlers({ store: leads, report: console.error }));
  try {
    return await measure(site.url);
  } finally {
    await site.close();
    await leads?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Composes and serves the built site and the monolith of the same sources while `measure` runs. */
export async function withSites<T>(
  measure: (urls: { federated: string; monolith: string }) => Promise<T>,
): Promise<T> {
  const monolith = await serve(await buildMonolith('monolith', SECTIONS));
  const federated = await serve(DIST);
  try {
    return await measure({ federated: federated.url, monolith: monolith.url });
  } finally {
    await Promise.all([federated.close(), monolith.close()]);
  }
}

/** Runs Chromium while `measure` runs. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGUMENTS });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function serve(dist: string, extra?: ReturnType<typeof leadHandlers>): Promise<SiteServer> {
  const store = memoryStore();
  await publishSections({ store, channel: 'production', sections: SECTIONS, dist });
  return startServer({ store, channel: 'production', port: 0, ...(extra && { extra }) });
}
