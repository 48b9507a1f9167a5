#!/usr/bin/env node
import module from 'node:module';
import process from 'node:process';
import { importBuilt } from './built.mjs';
import { endWithNpm } from './end-with-npm.mjs';

endWithNpm();
process.setSourceMapsEnabled(true);
// Since Node 22.1.
module.enableCompileCache?.();
await importBuilt('main');
