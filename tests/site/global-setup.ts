import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Composes the sites that the tests read, before Jest or Playwright starts; Nx does nothing when no input has changed. */
export default function globalSetup() {
  // `nx run tests:site` and `nx run tests:e2e` depend on the sites: they exist.
  if (process.env['NX_TASK_TARGET_PROJECT'] === 'tests') return;
  // Jest's own NODE_ENV would make another build of it.
  const env = { ...process.env, NODE_ENV: undefined, NX_DAEMON: 'false', NX_TUI: 'false' };
  const nx = path.join(ROOT, 'node_modules/.bin/nx');
  const { status, error } = spawnSync(nx, ['run', 'tests:sites'], { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`nx run tests:sites ended with ${status}.`, { cause: error });
}
