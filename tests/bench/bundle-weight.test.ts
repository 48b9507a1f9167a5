import { execFileSync } from 'node:child_process';
import { SECTION_CSS_BUDGET_BYTES, SHARED_UI_BUDGET_BYTES } from './budgets.ts';

/** Evaluates an expression of `bundle-weight.ts` in a separate process, because Jest does not support how the build loads modules. */
function weigh<T>(expression: string): T {
  const program = `import('./bundle-weight.ts').then(async (m) => console.log(JSON.stringify(await m.${expression})))`;
  const options = ['--import', 'tsx', '-e', program];
  return JSON.parse(
    execFileSync(process.execPath, options, { cwd: import.meta.dirname, encoding: 'utf8' }),
  ) as T;
}

test('shared-ui stays within its budget', () => {
  const { script, motion, css } = weigh<{ script: number; motion: number; css: number }>('weighSharedUi()');
  // Anything smaller means that the build has lost components or rules.
  expect(Math.min(script, motion, css)).toBeGreaterThan(1000);
  expect(script + motion + css).toBeLessThanOrEqual(SHARED_UI_BUDGET_BYTES);
});

test('the stylesheet of the solutions section stays within its budget', () => {
  const bytes = weigh<number>(`weighSectionCss('solutions')`);
  // Anything smaller means that the build has lost the components' rules.
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(SECTION_CSS_BUDGET_BYTES);
});
