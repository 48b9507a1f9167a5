import { auditPage, startAuditBrowser } from '../bench/audit-page.ts';
import { TEMPLATES } from './support/routes.ts';
import { expect, test as base } from './support/test.ts';

/**
 * A page of each section. Other tests cover Lighthouse's other categories: `accessibility.audit.ts` accessibility, `metadata.site.test.ts`
 * SEO, `npm run bench -- lighthouse` performance.
 */
const AUDITED_ROUTES = Object.values(TEMPLATES).map(([first]) => first);

const test = base.extend<object, { port: number }>({
  port: [
    async ({}, use) => {
      const { port, close } = await startAuditBrowser();
      await use(port);
      await close();
    },
    { scope: 'worker' },
  ],
});

// One browser for all tests.
test.describe.configure({ mode: 'default' });

for (const path of AUDITED_ROUTES) {
  test(`${path}: scores 100 for best practices in Lighthouse`, async ({ port, site }) => {
    const { failedAudits } = await auditPage(site + path, port, ['best-practices']);
    expect(failedAudits).toEqual([]);
  });
}
