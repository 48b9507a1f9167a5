import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './run.mjs';

/** Marker of an attempt that failed because build tools are missing, so that it is not repeated at every start. */
const ATTEMPT_MARKER = 'node_modules/.sqlite-tried';

/** Errors that prebuild-install, node-gyp and npm print without a network. */
const OFFLINE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED)\b/;

/**
 * Downloads or builds SQLite's binary, which an installation without scripts does not include. If both fail, it says once
 * what is missing and continues.
 */
export async function ensureSqlite(root = ROOT) {
  const marker = path.join(root, ATTEMPT_MARKER);
  if (existsSync(marker) || hasSqlite(root)) return;
  console.log("Getting SQLite's binary, which stores leads. Building it can take two minutes.");
  const { stdout, stderr } = await rebuild(root);
  if (hasSqlite(root)) return;
  const offline = OFFLINE.exec(`${stdout}${stderr}`)?.[0];
  if (offline) {
    console.log(
      `SQLite's binary could not be downloaded (${offline}): leads are not stored. The next start tries again.`,
    );
    return;
  }
  writeFileSync(marker, '');
  const missing = missingBuildTools();
  console.log(
    [
      "SQLite's binary could not be downloaded or built: leads are not stored. Everything else works.",
      missing.length
        ? `  missing  ${missing.join(', ')}`
        : '  reason   npm rebuild better-sqlite3 --foreground-scripts',
      '  fix      install python3, make and g++, then npm rebuild better-sqlite3',
    ].join('\n'),
  );
}

/** Runs npm rebuild and returns its output, whether or not it succeeds. */
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

/** The missing build tools. */
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
