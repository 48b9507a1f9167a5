import { test as base } from '@playwright/test';
import path from 'node:path';
import { startServer } from '../../tools/site/src/serve/server.ts';
import { diskStore } from '../../tools/site/src/store/disk-store.ts';

interface Servers {
  /** The four sections, composed. */
  site: string;
  /** The same, and the laboratory, whose pages break on purpose. */
  lab: string;
}

const serve = async (name: string, use: (url: string) => Promise<void>) => {
  const store = diskStore(path.resolve('.store-test', name));
  const server = await startServer({ store, channel: 'production', port: 0, host: '127.0.0.1' });
  await use(server.url);
  await server.close();
};

/** Playwright's test, with the composed sites that the set-up has made. */
export const test = base.extend<object, Servers>({
  site: [async ({}, use) => serve('site', use), { scope: 'worker' }],
  lab: [async ({}, use) => serve('lab', use), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
