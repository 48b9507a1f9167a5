import { test as base } from '@vantedge/site-testing';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { leadHandlers } from '../../../apps/server/src/leads/lead-handlers.ts';
import { leadsFile, type LeadStore, sqliteLeadStore } from '../../../libs/lead-server/src/index.ts';
import { serveStore } from './run-site.ts';
import { report, serveUnlimited } from './serve-unlimited.ts';

interface Lab {
  /** URL of the site with the `labs` section, whose pages fail on purpose. */
  lab: string;
}

interface LeadsSites {
  /** The composed site with a lead store of its own. */
  leadsSite: LeadsSite;
  /** URL of the site served with `--no-leads`. */
  noLeadsSite: string;
}

interface LeadsSite {
  url: string;
  store: LeadStore;
}

/** The test of sections, with further sites as fixtures. */
export const test = base.extend<LeadsSites, Lab>({
  lab: [
    async ({}, use) => {
      const server = await serveUnlimited('lab');
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  async leadsSite({}, use, { testId }) {
    const folder = path.resolve('.store-test', `leads-of-${testId}`);
    mkdirSync(folder, { recursive: true });
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    const server = await serveLimited(store);
    await use({ url: server.url, store });
    await server.close();
    await store.close();
    rmSync(folder, { recursive: true });
  },
  async noLeadsSite({}, use) {
    const server = await serveLimited(undefined);
    await use(server.url);
    await server.close();
  },
});

export { expect, STILL } from '@vantedge/site-testing';

const serveLimited = (store: LeadStore | undefined) =>
  serveStore(path.resolve('.store-test/site'), { extra: leadHandlers({ store, report }) });
