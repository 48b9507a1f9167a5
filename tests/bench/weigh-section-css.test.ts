import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The most that the stylesheet of the largest section may weigh, in brotli bytes: it arrives whole with the section's first page. */
const BUDGET_BYTES = 17_000;

// In a process of its own: the build loads modules in ways that Jest does not know.
const weigh = `import('./weigh-section-css.ts').then((m) => m.weighSectionCss('solutions')).then((bytes) => console.log(String(bytes)))`;

test('the stylesheet of the solutions section, which all its pages share, stays within its budget', () => {
  const bytes = Number(
    execFileSync(process.execPath, ['--import', 'tsx', '-e', weigh], {
      cwd: path.resolve(import.meta.dirname),
      encoding: 'utf8',
    }),
  );
  // A section without its components' rules would be a build gone wrong.
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});
