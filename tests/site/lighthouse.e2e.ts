import { auditPage } from '../bench/audit-page.ts';
import { startDevtoolsBrowser } from '../bench/devtools-browser.ts';
import { AUDITED_ROUTES } from './routes.ts';
import { expect, test as base } from './test.ts';

/** What does not depend on time: a test measures none, `npm run bench -- lighthouse` does. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const test = base.extend<object, { port: number }>({
  port: [
    async ({}, use) => {
      const { port, close } = await startDevtoolsBrowser();
      await use(port);
      await close();
    },
    { scope: 'worker' },
  ],
});

// One browser for all: it starts once.
test.describe.configure({ mode: 'default' });

for (const path of AUDITED_ROUTES) {
  test(`${path}: Lighthouse gives 100 for accessibility, best practices and search`, async ({
    port,
    site,
    request,
  }) => {
    const hidden = (await (await request.get(site + path)).text()).includes('name="robots" content="noindex');
    const { unmet } = await auditPage(site + path, { port, categories: CATEGORIES, slow: false });
    // A page that asks not to be found is not found.
    expect(unmet.filter(({ id }) => !(hidden && id === 'is-crawlable'))).toEqual([]);
  });
}
