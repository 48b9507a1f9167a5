#!/usr/bin/env node
import { bundledMain } from './bundled-main.mjs';

const main = await bundledMain();
if (main) {
  await import(main);
} else {
  // The packages are TypeScript sources, in this workspace and in node_modules alike.
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/main.ts');
}
