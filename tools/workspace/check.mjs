import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runInstalled } from './run.mjs';

// Runs a program that passes or fails as a whole, and leaves a report that counts as one test.
// Usage: node tools/workspace/check.mjs <name> <program> <parameters…>
const [name, ...command] = process.argv.slice(2);
const startTime = Date.now();
const code = await runInstalled(...command);
const file = path.join(ROOT, 'test-results/checks', `${name}.json`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  JSON.stringify({ name, startTime, passed: Number(code === 0), failed: Number(code !== 0) }),
);
process.exitCode = code;
