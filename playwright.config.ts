import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from './tests/browser.ts';

/** Tests of the composed site in Chromium; `tests/site/support/global-setup.ts` composes and serves it. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/site/support/global-setup.ts',
  fullyParallel: true,
  // No retries: a test that passes on the second try has found a race.
  retries: 0,
  // As many as cores: the motion on a page goes on while its test waits for one.
  workers: 2,
  // Time limits only end a hung test: a loaded machine must not fail one.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  outputDir: 'test-results/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/reports/e2e.json' }],
    ['./tools/workspace/hang-reporter.mjs'],
  ],
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
