#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import process from 'node:process';

// A checkout builds what has changed since the last build; a package has no sources.
if (existsSync(new URL('../src/main.ts', import.meta.url))) {
  const { ensureBuilt } = await import('../../../tools/workspace/programs.mjs');
  await ensureBuilt('server');
}
process.setSourceMapsEnabled(true);
// Since Node 22.1.
module.enableCompileCache?.();
await import('../dist/main.mjs');
