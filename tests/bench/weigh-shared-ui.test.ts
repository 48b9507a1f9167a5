import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { SHARED_UI_BUDGET_BYTES } from './shared-ui-budget.ts';

// In a separate process, because Jest does not support how the build loads modules.
const weigh = `import('./weigh-shared-ui.ts').then((m) => m.weighSharedUi()).then((weight) => console.log(JSON.stringify(weight)))`;

test('shared-ui stays within its budget', () => {
  const { script, motion, css } = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '-e', weigh], {
      cwd: path.resolve(import.meta.dirname),
      encoding: 'utf8',
    }),
  ) as { script: number; motion: number; css: number };
  // Anything smaller means that the build has lost components or rules.
  expect(Math.min(script, motion, css)).toBeGreaterThan(1000);
  expect(script + motion + css).toBeLessThanOrEqual(SHARED_UI_BUDGET_BYTES);
});
