import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

/** Left by the first attempt in an installation: a machine that cannot build it is not asked at every start. */
const TRIED = 'node_modules/.sqlite-tried';

/**
 * Makes sure that there is SQLite's binary, which an installation without scripts leaves out: fetched, or built here. Where
 * it cannot be had it says once what is missing, and all else goes on.
 */
export async function needSqlite(root = ROOT) {
  const tried = path.join(root, TRIED);
  if (existsSync(tried) || hasSqlite(root)) return;
  console.log("Getting SQLite's binary, which keeps the leads; building it takes a minute or two.");
  writeFileSync(tried, '');
  await run('npm', 'rebuild', 'better-sqlite3', '--loglevel=silent');
  if (hasSqlite(root)) return;
  const missing = missingBuildTools();
  console.log(
    [
      "SQLite's binary could not be had, so this machine keeps no leads; everything else works.",
      missing.length
        ? `  missing  ${missing.join(', ')}`
        : '  reason   npm rebuild better-sqlite3 --foreground-scripts',
      '  mend     install python3, make and g++, then npm rebuild better-sqlite3',
    ].join('\n'),
  );
}

/** Whether the driver can open a database with this Node. */
export function hasSqlite(root) {
  const code = "new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ['--eval', code], { cwd: root, stdio: 'ignore' }).status === 0;
}

/** Those of the programs that build it which are not on the path. */
export function missingBuildTools({ PATH = '' } = process.env) {
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const isThere = (name) => folders.some((folder) => isProgram(path.join(folder, name)));
  return ['python3', 'make', 'g++'].filter((name) => !isThere(name));
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
