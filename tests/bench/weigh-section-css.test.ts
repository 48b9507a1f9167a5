import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Maximum size of the largest section's stylesheet, in Brotli bytes: all of it loads with the section's first page. */
const BUDGET_BYTES = 17_000;

// In a separate process, because Jest does not support how the build loads modules.
const weigh = `import('./weigh-section-css.ts').then((m) => m.weighSectionCss('solutions')).then((bytes) => console.log(String(bytes)))`;

test('the stylesheet of the solutions section stays within its budget', () => {
  const bytes = Number(
    execFileSync(process.execPath, ['--import', 'tsx', '-e', weigh], {
      cwd: path.resolve(import.meta.dirname),
      encoding: 'utf8',
    }),
  );
  // Anything smaller means that the build has lost the components' rules.
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});
