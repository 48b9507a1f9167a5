import { execFileSync } from 'node:child_process';
import { SHARED_UI_BUDGET_BYTES } from './budgets.ts';

test('shared-ui stays within its budget', () => {
  // In a separate process, because Jest does not support how the build loads modules.
  const program = `import('./bundle-weight.ts').then(async (m) => console.log(JSON.stringify(await m.weighSharedUi())))`;
  const options = ['--import', 'tsx', '-e', program];
  const printed = execFileSync(process.execPath, options, { cwd: import.meta.dirname, encoding: 'utf8' });
  const { script, motion, css } = JSON.parse(printed) as { script: number; motion: number; css: number };
  // Anything smaller means that the build has lost components or rules.
  expect(Math.min(script, motion, css)).toBeGreaterThan(1000);
  expect(script + motion + css).toBeLessThanOrEqual(SHARED_UI_BUDGET_BYTES);
});
