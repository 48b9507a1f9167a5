import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leadsFile } from '../../apps/server/src/leads/lead-database.ts';
import { leadHandlers } from '../../apps/server/src/leads/lead-handlers.ts';
import { openLeads } from '../../apps/server/src/leads/open-leads.ts';
import { publishSections } from '../../tools/site/src/publish/publish-sections.ts';
import { type SiteServer, startServer } from '../../apps/server/src/http/server.ts';
import { memoryStore } from '../../libs/release/src/store/memory-store.ts';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { buildMonolith, DIST } from '../monolith/build-monolith.ts';

/** Composes and serves the built site and the monolith of the same sources, in this process. */
export async function startSites() {
  const monolith = await serve(await buildMonolith('monolith', SECTIONS));
  const federated = await serve(DIST);
  return {
    federated: federated.url,
    monolith: monolith.url,
    close: () => Promise.all([federated.close(), monolith.close()]),
  };
}

/** Composes and serves the built site in this process, with leads in a temporary folder. */
export async function startComposedSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-leads-'));
  const leads = openLeads({ file: leadsFile(folder) }, console.error);
  const { url, close } = await serve(DIST, leadHandlers({ store: leads, report: console.error }));
  return {
    url,
    async close() {
      await close();
      await leads?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(dist: string, extra?: ReturnType<typeof leadHandlers>): Promise<SiteServer> {
  const store = memoryStore();
  await publishSections({ store, channel: 'production', sections: SECTIONS, dist });
  return startServer({ store, channel: 'production', port: 0, ...(extra && { extra }) });
}
