import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runInstalled } from './run.mjs';

// Runs a program and writes a report that counts its exit code as one test.
// Usage: node tools/workspace/check.mjs <name> <program> <arguments…>
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
