import { type BuildRecord, CONTRACT_PACKAGE, FEDERATION_PACKAGE } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import { collectConsoleErrors, navigate, startApplication } from '@vantedge/site-testing';
import { expect, STILL, test } from './support/test.ts';
import { SECTION_PAGE, TEMPLATES } from './support/routes.ts';

test.use(STILL);

test('the not-found page hydrates at a path below a section', async ({ page, site }) => {
  const errors = await collectConsoleErrors(page);
  await page.goto(`${site}${SECTION_PAGE}/nope`);
  await startApplication(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect
    .poll(() => errors.filter((text) => !text.includes('404')))
    .toEqual([`No page at ${SECTION_PAGE}/nope`]);
});

test('a section page has one copy of each shared module, the shell’s', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  const provided = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: [{ shareScopeMap: { default: Record<string, object> } }] };
    };
    const [shell] = __FEDERATION__.__INSTANCES__;
    return Object.entries(shell.shareScopeMap.default).map(([request, versions]) => [
      request,
      Object.keys(versions)[0]!,
    ]);
  });
  const record = JSON.parse(readFileSync('dist/shell/section.json', 'utf8')) as BuildRecord;
  // Its runtime and its contract are provided too, but not in the share scope.
  const { [FEDERATION_PACKAGE]: _, [CONTRACT_PACKAGE]: __, ...shared } = record.shared;
  expect(Object.fromEntries(provided)).toMatchObject(shared);
  // Only the shell can render a document.
  const requests = provided.map(([request]) => String(request));
  expect(requests.filter((request) => !(request in shared))).toEqual(['react-dom/client']);
});

test('React is loaded once, whatever pages are visited', async ({ page, site }) => {
  // By URL, because a second document loads the same files.
  const bodies = new Map<string, Promise<string>>();
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) bodies.set(answer.url(), answer.text());
  });
  await page.goto(`${site}/`);
  await startApplication(page);
  for (const [path] of Object.values(TEMPLATES)) {
    await navigate(page, path);
  }
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(bodies.values());
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => script.includes('react.transitional.element')).length).toBeGreaterThan(0);
  expect(
    scripts.filter((script) =>
      script.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='),
    ).length,
  ).toBe(1);
});
