import { test as base } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { leadHandlers } from '../../../apps/server/src/leads/lead-handlers.ts';
import { UNLIMITED } from '../../../apps/server/src/leads/testing/leads-server.ts';
import {
  leadsFile,
  type LeadStore,
  openLeads,
  sqliteLeadStore,
} from '../../../libs/lead-server/src/index.ts';
import { eventText, type Report } from '../../../libs/errors/src/index.ts';
import { serveStore } from './run-site.ts';

interface Servers {
  /** URL of the composed site. */
  site: string;
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

/** Playwright's test with the composed sites as fixtures. */
export const test = base.extend<LeadsSites, Servers>({
  site: [async ({}, use) => serve('site', use), { scope: 'worker' }],
  lab: [async ({}, use) => serve('lab', use), { scope: 'worker' }],
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

/** Options of tests that motion does not matter to: painting that of the home page takes longer than the tests do. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect } from '@playwright/test';

const report: Report = (event) => console.error(eventText(event));

/** Serves a site of `.store-test` while its URL is used. All tests share one IP address, so rate limits are off. */
async function serve(name: string, use: (url: string) => Promise<void>) {
  const folder = path.resolve('.store-test', `leads-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const leads = openLeads({ file: leadsFile(folder) }, report);
  const extra = leadHandlers({ store: leads, report, limits: UNLIMITED });
  const server = await serveStore(path.resolve('.store-test', name), { extra });
  await use(server.url);
  await server.close();
  await leads?.close();
}

const serveLimited = (store: LeadStore | undefined) =>
  serveStore(path.resolve('.store-test/site'), { extra: leadHandlers({ store, report }) });
