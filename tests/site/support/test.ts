import { test as base } from '@playwright/test';
import path from 'node:path';
import { leadsFile } from '../../../apps/server/src/leads/lead-database.ts';
import { leadHandlers } from '../../../apps/server/src/leads/lead-handlers.ts';
import { openLeads } from '../../../apps/server/src/leads/open-leads.ts';
import { UNLIMITED } from '../../../apps/server/src/leads/testing/leads-server.ts';
import { serveStore } from './serve-store.ts';
import { waitForStyles } from './wait-for-styles.ts';
import { eventText, type Report } from '../../../apps/server/src/log/server-event.ts';

interface Servers {
  /** URL of the composed site. */
  site: string;
  /** URL of the site with the `labs` section, whose pages fail on purpose. */
  lab: string;
  /** URL of the same site as one build without federation. */
  monolith: string;
}

const serve = async (name: string, use: (url: string) => Promise<void>) => {
  const report: Report = (event) => console.error(eventText(event));
  // All tests share one IP address, so rate limits must be off.
  const leads = openLeads({ file: leadsFile(path.resolve('.store-test', `leads-${process.pid}`)) }, report);
  const extra = leadHandlers({ store: leads, report, limits: UNLIMITED });
  const server = await serveStore(path.resolve('.store-test', name), { extra });
  await use(server.url);
  await server.close();
  await leads?.close();
};

interface Options {
  /** Whether `page.goto` waits until the stylesheets have loaded and all content is shown. */
  waitsForStyles: boolean;
}

/** Playwright's test with the composed sites as fixtures. */
export const test = base.extend<Options, Servers>({
  waitsForStyles: [true, { option: true }],
  page: async ({ page, waitsForStyles, javaScriptEnabled }, use) => {
    if (waitsForStyles && javaScriptEnabled !== false) waitForStyles(page);
    await use(page);
  },
  site: [async ({}, use) => serve('site', use), { scope: 'worker' }],
  lab: [async ({}, use) => serve('lab', use), { scope: 'worker' }],
  monolith: [async ({}, use) => serve('monolith', use), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
