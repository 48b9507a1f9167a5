import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { serveUnlimited } from './serve-unlimited.ts';

/** Runs before the tests of the composed site: composes and serves it, for all of them. */
export default async function setUp() {
  runTargets('sites');
  const site = await serveUnlimited('site');
  process.env['SITE_URL'] = site.url;
  Object.assign(globalThis, { stopService: site.close });
  return site.close;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Runs Nx targets of the tests before a test runner starts. Cached targets take no time. */
export function runTargets(...targets: string[]) {
  // Tasks of the workspace have already run their dependencies.
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (project === 'tests' || target?.startsWith('e2e-ci')) return;
  // Jest's NODE_ENV would change the build.
  const env = { ...process.env, NODE_ENV: undefined, NX_DAEMON: 'false', NX_TUI: 'false' };
  const nx = path.join(ROOT, 'node_modules/.bin/nx');
  const command = ['run-many', '-p', 'tests', '-t', ...targets];
  const { status, error } = spawnSync(nx, command, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`nx ${command.join(' ')} ended with ${status}.`, { cause: error });
}
