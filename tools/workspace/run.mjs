import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the workspace. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs Nx without its daemon and its terminal UI. */
const ENVIRONMENT = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };

/** Signals that end a program, with their numbers: the exit code is 128 plus the number. */
export const TERMINATION_SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * Runs a program in the workspace root, with its output in this terminal, and forwards signals to it.
 * Resolves to its exit code, which is 128 or more if a signal ended it.
 */
export function run(program, ...parameters) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: ROOT, env: ENVIRONMENT, stdio: 'inherit' });
    // A terminal also sends SIGINT to the child, and a second one would end a server immediately.
    const forwardSignal = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
    const finish = (code) => {
      for (const signal of Object.keys(TERMINATION_SIGNALS)) process.off(signal, forwardSignal);
      resolve(code);
    };
    for (const signal of Object.keys(TERMINATION_SIGNALS)) process.on(signal, forwardSignal);
    child.on('close', (code, signal) => finish(code ?? 128 + (TERMINATION_SIGNALS[signal] ?? 9)));
    child.on('error', (error) => {
      console.error(error.message);
      finish(127);
    });
  });
}

/** Runs an executable of an installed package. */
export const runInstalled = (name, ...parameters) =>
  run(path.join(ROOT, 'node_modules', '.bin', name), ...parameters);

/** Runs the `site` command. */
export const runSite = (...parameters) => runScript('tools/site/src/main.ts', ...parameters);

/** Runs the `server` command. */
export const runServer = (...parameters) => runScript('apps/server/src/main.ts', ...parameters);

const runScript = (script, ...parameters) =>
  run(process.execPath, '--import', 'tsx', '--enable-source-maps', script, ...parameters);
