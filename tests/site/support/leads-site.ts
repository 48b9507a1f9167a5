import { test as base } from '@playwright/test';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { leadsFile } from '../../../apps/server/src/leads/lead-database.ts';
import { leadHandlers } from '../../../apps/server/src/leads/lead-handlers.ts';
import type { LeadStore } from '../../../apps/server/src/leads/lead-store.ts';
import { sqliteLeadStore } from '../../../apps/server/src/leads/sqlite-lead-store.ts';
import { serveStore } from './serve-store.ts';
import { eventText } from '../../../apps/server/src/log/server-event.ts';

/** The composed site with a separate lead store for one test. */
interface LeadsSite {
  url: string;
  store: LeadStore;
  /** Advances the server's clock, as if the visitor had taken that long. */
  wait(milliseconds: number): void;
}

interface Sites {
  leadsSite: LeadsSite;
  /** URL of the site served with `--no-leads`. */
  noLeadsSite: string;
}

const serve = (store: LeadStore | undefined, now = Date.now) =>
  serveStore(path.resolve('.store-test/site'), {
    extra: leadHandlers({ store, now, report: (event) => console.error(eventText(event)) }),
  });

export const test = base.extend<Sites>({
  async leadsSite({}, use, { testId }) {
    const folder = path.resolve('.store-test', `leads-of-${testId}`);
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    let ahead = 0;
    const server = await serve(store, () => Date.now() + ahead);
    await use({ url: server.url, store, wait: (milliseconds) => void (ahead += milliseconds) });
    await server.close();
    await store.close();
    rmSync(folder, { recursive: true });
  },
  async noLeadsSite({}, use) {
    const server = await serve(undefined);
    await use(server.url);
    await server.close();
  },
});

export { expect } from '@playwright/test';
