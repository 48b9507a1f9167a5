import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { findBrowser } from '../../tools/workspace/browser.mjs';
import type { Result } from './result.ts';
import { type EarlierValues, replaceResults, resultsMarkdown } from './results-markdown.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../docs/performance.md');

/** Values of each benchmark before the work of 2026-11-22 on speed, by the name of their metric. */
const EARLIER = path.join(import.meta.dirname, 'earlier-results.json');

/** Throws if docs/performance.md has no part for one of the benchmarks; run before they take their time. */
export function assertDocumented(names: readonly string[]): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  for (const name of names) replaceResults(document, name, '');
}

/** Replaces the results of a benchmark in docs/performance.md; earlier values stand beside them. */
export async function writeResult(name: string, result: Result): Promise<void> {
  const earlier = JSON.parse(readFileSync(EARLIER, 'utf8')) as Record<string, EarlierValues>;
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine()}.`;
  const text = replaceResults(
    readFileSync(DOCUMENT, 'utf8'),
    name,
    `${measured} ${resultsMarkdown(result, earlier[name])}`,
  );
  const options = await prettier.resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await prettier.format(text, { ...options, filepath: DOCUMENT }));
}

function machine(): string {
  const cpus = os.cpus();
  const browser = findBrowser();
  const version = browser && execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim();
  const parts = [`${cpus.length} cores (${cpus[0]!.model.trim()})`, `Node ${process.versions.node}`, version];
  return parts.filter(Boolean).join(', ');
}
