import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../../tools/workspace/sections.cjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const [SITE, LAB] = ['site', 'lab'].map((name) => path.join(ROOT, '.store-test', name)) as [string, string];

// Composes the sites under test: `site`, with every section, and `lab`, which adds `labs`. Nx target: `tests:sites`.
for (const store of [SITE, LAB]) rmSync(store, { recursive: true, force: true });
publish(SITE, SECTIONS);
cpSync(SITE, LAB, { recursive: true });
publish(LAB, ['labs']);

function publish(store: string, sections: readonly string[]) {
  const command = [
    'tools/site/bin/vantedge-site.mjs',
    'publish',
    ...sections,
    '--store',
    store,
    '--allow-dirty',
    '--unchecked',
    'the browser tests visit its pages',
  ];
  const { status, error } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`site publish ${sections.join(' ')} ended with ${status}.`, { cause: error });
}
