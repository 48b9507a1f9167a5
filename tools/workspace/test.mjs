import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensurePrograms, install } from './install.mjs';
import { exitWith, nx, ROOT } from './run.mjs';
import { readReports } from './summary.mjs';

const REPORTS = path.join(ROOT, 'test-results/reports');

// Runs targets of Nx and sums up their reports: node tools/workspace/test.mjs <target…>
await exitWith(async () => {
  const targets = process.argv.slice(2);
  await install();
  await ensurePrograms(targets);
  // Nx restores the reports of what has not changed.
  rmSync(REPORTS, { recursive: true, force: true });
  const code = await nx('-t', ...targets, '--parallel=3', '--output-style=stream');
  const { passed, failed } = readReports(REPORTS);
  if (failed.length === 0 && (code !== 0 || passed === 0))
    failed.push(`a target of Nx, which ended with code ${code}: see its output above`);
  if (failed.length) console.log(['\nFailed:', ...failed].join('\n  '));
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return Math.min(failed.length, 1);
});
