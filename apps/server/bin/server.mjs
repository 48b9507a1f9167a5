#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// The packages are TypeScript sources, in this workspace and in node_modules alike. The settings say how JSX is compiled.
register({ tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) });
await import('../src/main.ts');
