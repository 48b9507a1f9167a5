import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSource, ROOT } from '../boundaries/workspace.ts';
import { checkSources } from './check-sources.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { TERMS } from './terms.ts';

// Reports every use of a term that tests/glossary/terms.ts replaces, in sources, documents and content. Exit code 1 if there is one.
const TEXT = /\.(?:ts|tsx|mts|cts|mjs|cjs|js|css|md|json|yml)$/;
/** The lists themselves, and names that npm chose. */
const EXCLUDED = /^(?:tests\/glossary\/|package-lock\.json$)/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && !EXCLUDED.test(file) && existsSync(path.join(ROOT, file)));
const problems = checkSources(files.map(readSource), TERMS, EXCEPTIONS);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\n${problems.length} problems. Change the words, or add an exception with its reason to tests/glossary/exceptions.ts.`,
  );
  process.exitCode = 1;
}
