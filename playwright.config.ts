import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/workspace/browser.mjs';

/** Tests of the composed site in a real browser; `tests/site/global-setup.ts` makes the sites that they visit. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/site/global-setup.ts',
  fullyParallel: true,
  // A test that passes at the second try has found something: it is not tried again.
  retries: 0,
  workers: 2,
  // Limits only end what hangs: no test measures time by them.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: {
      executablePath: findBrowser('headless-chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
