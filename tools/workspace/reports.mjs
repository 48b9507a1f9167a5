import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const RESULTS = path.join(ROOT, 'test-results');

/** Removes a file or a folder of test-results. */
export function removeReports(name) {
  rmSync(path.join(RESULTS, name), { recursive: true, force: true });
}

/** The JSON reports in a folder of test-results, or its one file; `undefined` stands for one that cannot be read. */
export function readReports(name) {
  const location = path.join(RESULTS, name);
  if (name.endsWith('.json')) return [readReport(location)];
  try {
    return readdirSync(location).map((file) => readReport(path.join(location, file)));
  } catch {
    return [];
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
