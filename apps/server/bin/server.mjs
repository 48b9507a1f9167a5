#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The packages are TypeScript sources, in this workspace and in node_modules alike.
register();
await import('../src/main.ts');
