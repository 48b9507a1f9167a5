import { withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFile } from '../lead-database.ts';
import type { LeadHandlersOptions } from '../lead-handlers.ts';
import type { LeadStore } from '../lead-store.ts';
import { sqliteLeadStore } from '../sqlite-lead-store.ts';
import { type LeadsServer, leadsServer } from './leads-server.ts';

/** Runs a test with a server that stores leads in SQLite. */
export const withLeads = (
  work: (server: LeadsServer, store: LeadStore) => Promise<void>,
  options: Partial<LeadHandlersOptions> = {},
) =>
  withTemporaryFolder(async (folder) => {
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    const server = await leadsServer({ store, ...options });
    await work(server, store).finally(async () => {
      await server.close();
      await store.close();
    });
  });
