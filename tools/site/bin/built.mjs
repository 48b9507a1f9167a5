import { existsSync } from 'node:fs';

/** Imports a module of the bundle. A checkout builds what has changed since the last build; a package has no sources. */
export async function importBuilt(name) {
  if (existsSync(new URL('../src/main.ts', import.meta.url))) {
    const { ensureBuilt } = await import('../../workspace/programs.mjs');
    await ensureBuilt('site');
  }
  return import(`../dist/${name}.mjs`);
}
