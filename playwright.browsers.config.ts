import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './tests/browsers/test.ts';

/** The composed site in Firefox and WebKit; Chromium, where everything else is tested, gives the layout to compare with. */
export default defineConfig<object, BrowserOptions>({
  testDir: 'tests/browsers',
  globalSetup: './tests/site/global-setup.ts',
  // One browser each.
  workers: 2,
  retries: 0,
  projects: [
    { name: 'chromium', testMatch: '**/reference.browsers.ts', use: { engine: 'chromium' } },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: ['**/pages.browsers.ts', '**/behavior.browsers.ts'],
      dependencies: ['chromium'],
      use: { engine },
      workers: 1,
    })),
  ],
  // Limits only end what hangs: no test measures time by them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/browsers',
  reporter: [['list'], ['json', { outputFile: 'test-results/browsers.json' }]],
});
