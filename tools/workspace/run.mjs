import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { SECTIONS } from './sections.cjs';

/** Absolute path of the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'];

/**
 * Runs a program in the workspace root, with its output in this terminal, and forwards signals to it.
 * Resolves to its exit code, which is 128 or more if a signal ended it.
 */
export async function run(program, ...parameters) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const child = spawn(program, parameters, { cwd: ROOT, env, stdio: 'inherit' });
  // A terminal also sends SIGINT to the child, and a second one would end a server immediately.
  const forward = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const [code, signal] = await once(child, 'close');
  for (const each of SIGNALS) process.off(each, forward);
  return code ?? 128 + constants.signals[signal];
}

/** Runs Nx. */
export const nx = (...parameters) => run(path.join(ROOT, 'node_modules/.bin/nx'), ...parameters);

/** Runs the `site` command. */
export const site = (...parameters) =>
  run(process.execPath, 'tools/site/bin/vantedge-site.mjs', ...parameters);

/** Runs the `server` command. */
export const server = (...parameters) => run(process.execPath, 'apps/server/bin/server.mjs', ...parameters);

/** Only the visitors of this machine get what it publishes. */
const PERMISSIONS = '--allow-dirty --expect any --gone any --unchecked'.split(' ');

/**
 * Builds and publishes the sections that have changed, also older versions, changes, fewer pages, and without a browser. Resolves to an exit
 * code.
 */
export const publish = async () =>
  (await nx('run-many', '-t', 'build', '-p', ...SECTIONS)) ||
  site('publish', ...SECTIONS, ...PERMISSIONS, 'a site on this machine needs no browser');

/** Ends with the exit code that a command resolves to, or with its error's message. */
export async function exitWith(command) {
  process.exitCode = await command().catch((error) => {
    console.error(error.message);
    return 1;
  });
}
