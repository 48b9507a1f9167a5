import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Tests of what section teams do: in a checkout of this workspace, and in a repository of their own; and what needs builds of its own. */
export default defineConfig(base, {
  testMatch: '**/*.teams.ts',
  workers: 2,
  outputDir: 'test-results/teams',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/reports/teams.json' }],
    // A build or an installation is one step.
    ['./tools/workspace/hang-reporter.mjs', { seconds: 600 }],
  ],
});
