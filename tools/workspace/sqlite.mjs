import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './run.mjs';

/** Left by an attempt that failed for want of tools: a machine that cannot build it does not try at every start. */
const ATTEMPT_MARKER = 'node_modules/.sqlite-tried';

/** What prebuild-install, node-gyp and npm print when the network is missing. */
const OFFLINE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED)\b/;

/**
 * Makes sure that there is SQLite's binary, which an installation without scripts leaves out: fetched, or built here. Where
 * it cannot be had it says once what is missing, and all else goes on.
 */
export async function ensureSqlite(root = ROOT) {
  const marker = path.join(root, ATTEMPT_MARKER);
  if (existsSync(marker) || hasSqlite(root)) return;
  console.log("Getting SQLite's binary, which keeps the leads; building it takes a minute or two.");
  const { stdout, stderr } = await rebuild(root);
  if (hasSqlite(root)) return;
  const offline = OFFLINE.exec(`${stdout}${stderr}`)?.[0];
  if (offline) {
    console.log(
      `SQLite's binary could not be fetched (${offline}), so leads are not stored now; the next start tries again.`,
    );
    return;
  }
  writeFileSync(marker, '');
  const missing = missingBuildTools();
  console.log(
    [
      "SQLite's binary could not be had, so this machine keeps no leads; everything else works.",
      missing.length
        ? `  missing  ${missing.join(', ')}`
        : '  reason   npm rebuild better-sqlite3 --foreground-scripts',
      '  fix      install python3, make and g++, then npm rebuild better-sqlite3',
    ].join('\n'),
  );
}

/** What npm printed, whether it built the driver or not. */
function rebuild(root) {
  const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY };
  return promisify(execFile)('npm', ['rebuild', 'better-sqlite3', '--foreground-scripts'], options).catch(
    (error) => error,
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
