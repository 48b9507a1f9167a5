import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../tools/workspace/sections.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STORES = '.store-test';

/**
 * Composes the sites that the tests visit, afresh: `site`, the four sections, and `lab`, the same with the laboratory.
 * What Nx has built already is not built again.
 */
export default function globalSetup() {
  run('node_modules/.bin/nx', 'run-many', '-t', 'build', 'labs', '-p', ...SECTIONS, 'tests');
  rmSync(path.join(ROOT, STORES), { recursive: true, force: true });
  publish('site', SECTIONS);
  cpSync(path.join(ROOT, STORES, 'site'), path.join(ROOT, STORES, 'lab'), { recursive: true });
  publish('lab', ['labs']);
}

function publish(site: string, sections: readonly string[]) {
  const command = [
    '--import',
    'tsx',
    '--enable-source-maps',
    'tools/site/src/main.ts',
    'publish',
    ...sections,
  ];
  run(process.execPath, ...command, '--store', `${STORES}/${site}`);
}

function run(program: string, ...parameters: string[]) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const { status, error } = spawnSync(program, parameters, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`${program} ${parameters.join(' ')} ended with ${status}`, { cause: error });
}
