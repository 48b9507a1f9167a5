import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Tests of the composed site in Firefox and WebKit, whose layout is compared with Chromium's, and audits. */
export default defineConfig(base, {
  fullyParallel: false,
  // One per engine.
  workers: 2,
  projects: [
    ...['firefox', 'webkit'].map((name) => ({ name, testMatch: '**/*.browsers.ts', workers: 1 })),
    // In Chromium: axe, Lighthouse, and what takes long on every page.
    { name: 'audits', testMatch: '**/*.audit.ts', fullyParallel: true, dependencies: ['firefox', 'webkit'] },
  ],
  outputDir: 'test-results/browsers',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/reports/browsers.json' }],
    ['./tools/workspace/hang-reporter.mjs'],
  ],
});
