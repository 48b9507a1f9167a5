import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const RESULTS = path.join(ROOT, 'test-results');

/** Removes a file or folder of test-results. */
export function removeReports(name) {
  rmSync(path.join(RESULTS, name), { recursive: true, force: true });
}

/** Reads the JSON reports in a folder of test-results, or one file; an unreadable report is `undefined`. */
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
