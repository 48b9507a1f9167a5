import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './tests/browsers/test.ts';

/** Tests of the composed site in Firefox and WebKit, whose layout is compared with that of Chromium. */
export default defineConfig<object, BrowserOptions>({
  testDir: 'tests/browsers',
  globalSetup: './tests/site/support/sites-global-setup.ts',
  // One per engine.
  workers: 2,
  retries: 0,
  projects: [
    { name: 'chromium', testMatch: '**/reference.browsers.ts', use: { engine: 'chromium' } },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: ['**/{pages,behavior,section-styles}.browsers.ts'],
      dependencies: ['chromium'],
      use: { engine },
      workers: 1,
    })),
  ],
  // Time limits only end a hung test: a loaded machine must not fail one.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  outputDir: 'test-results/browsers',
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browsers.json' }]],
});
