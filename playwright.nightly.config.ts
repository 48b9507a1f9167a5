import { defineConfig } from '@playwright/test';
import base from './playwright.teams.config.ts';

/** Tests that take too long for each change: the commands of the workflows, in a clone. */
export default defineConfig(base, {
  testMatch: '**/*.nightly.ts',
  timeout: 3_600_000,
  outputDir: 'test-results/nightly',
});
