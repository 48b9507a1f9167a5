import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { BrowserOptions } from './tests/browsers/test.ts';

/** Tests of the composed site in Firefox and WebKit, whose layout is compared with Chromium's, of its styles beside the monolith's, and audits. */
export default defineConfig<object, BrowserOptions>(base, {
  globalSetup: './tests/browsers/global-setup.ts',
  fullyParallel: false,
  // One per engine.
  workers: 2,
  projects: [
    { name: 'chromium', testMatch: '**/reference.browsers.ts', use: { engine: 'chromium' } },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: ['**/{pages,behavior,section-styles}.browsers.ts'],
      dependencies: ['chromium'],
      use: { engine },
      workers: 1,
    })),
    // In Chromium: axe, Lighthouse, and what takes long on every page.
    { name: 'audits', testMatch: '**/*.audit.ts', fullyParallel: true, dependencies: ['firefox', 'webkit'] },
    {
      name: 'monolith',
      testMatch: '**/same-style.browsers.ts',
      fullyParallel: true,
      // Last, because it takes every core.
      dependencies: ['audits'],
    },
  ],
  outputDir: 'test-results/browsers',
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browsers.json' }]],
});
