import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { leadHandlers } from '../../../apps/server/src/leads/lead-handlers.ts';
import { UNLIMITED } from '../../../apps/server/src/leads/testing/leads-server.ts';
import { leadsFile, openLeads } from '../../../libs/lead-server/src/index.ts';
import { eventText, type Report } from '../../../libs/errors/src/index.ts';
import { serveStore } from './run-site.ts';

export const report: Report = (event) => console.error(eventText(event));

/** Serves a site of `.store-test` with a lead store of this process. All tests share one IP address, so rate limits are off. */
export async function serveUnlimited(name: string): Promise<{ url: string; close(): Promise<void> }> {
  const stores = path.resolve(import.meta.dirname, '../../../.store-test');
  const folder = path.join(stores, `leads-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const leads = openLeads({ file: leadsFile(folder) }, report);
  const extra = leadHandlers({ store: leads, report, limits: UNLIMITED });
  const server = await serveStore(path.join(stores, name), { extra });
  return {
    url: server.url,
    async close() {
      await server.close();
      await leads?.close();
    },
  };
}
