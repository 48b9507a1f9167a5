import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { SHARED_UI_BUDGET_BYTES } from './shared-ui-budget.ts';

// In a process of its own: the build loads modules in ways that Jest does not know.
const weigh = `import('./weigh-shared-ui.ts').then((m) => m.weighSharedUi()).then((weight) => console.log(JSON.stringify(weight)))`;

test('shared-ui, which every page carries whole, stays within its budget', () => {
  const { script, motion, css } = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '-e', weigh], {
      cwd: path.resolve(import.meta.dirname),
      encoding: 'utf8',
    }),
  ) as { script: number; motion: number; css: number };
  // A library without its components or its rules would be a build gone wrong.
  expect(Math.min(script, motion, css)).toBeGreaterThan(1000);
  expect(script + motion).toBeLessThanOrEqual(SHARED_UI_BUDGET_BYTES.script);
  expect(css).toBeLessThanOrEqual(SHARED_UI_BUDGET_BYTES.css);
});
