#!/usr/bin/env node
import module from 'node:module';
import { register } from 'tsx/esm/api';

// Since Node 22.1.
module.enableCompileCache?.();
// The packages are TypeScript sources, in this workspace and in node_modules alike.
register();
await import('../src/main.ts');
