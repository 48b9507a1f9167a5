import { DOCUMENT_BUDGET_BYTES } from '../bench/document-budget.ts';
import { bytesToFirstViewport } from '../bench/first-viewport.ts';
import { brotliBytes } from '../bench/brotli-bytes.ts';
import { ALL_ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const path of ALL_ROUTES) {
  test(`${path}: the document and what its first viewport needs stay within their limits`, async ({
    browser,
    site,
  }) => {
    const document = brotliBytes(await (await fetch(site + path)).text());
    const firstViewport = await bytesToFirstViewport(browser, site + path);
    expect(document).toBeLessThanOrEqual(DOCUMENT_BUDGET_BYTES.document);
    expect(firstViewport).toBeLessThanOrEqual(DOCUMENT_BUDGET_BYTES.firstViewport);
    // A page cannot fit without its styles and its heading.
    expect(firstViewport).toBeGreaterThan(DOCUMENT_BUDGET_BYTES.firstViewport / 4);
  });
}
