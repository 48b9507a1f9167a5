import { auditPage } from '../bench/audit-page.ts';
import { startDevtoolsBrowser } from '../bench/devtools-browser.ts';
import { findBrowser } from '../../tools/workspace/browser.mjs';
import { expect, test as base } from './test.ts';

/**
 * Pages that differ most. Lighthouse's other categories are tested better elsewhere: accessibility by `page.e2e.ts`, search by
 * `metadata.site.test.ts`, timings by `npm run bench -- lighthouse`.
 */
const AUDITED_ROUTES = ['/', '/contact', '/rate-card'];

const test = base.extend<object, { port: number }>({
  port: [
    async ({}, use) => {
      const { port, close } = await startDevtoolsBrowser(findBrowser('headless-chromium'));
      await use(port);
      await close();
    },
    { scope: 'worker' },
  ],
});

// One browser for all: it starts once.
test.describe.configure({ mode: 'default' });

for (const path of AUDITED_ROUTES) {
  test(`${path}: Lighthouse gives 100 for best practices`, async ({ port, site }) => {
    const { unmet } = await auditPage(site + path, { port, categories: ['best-practices'], slow: false });
    expect(unmet).toEqual([]);
  });
}
