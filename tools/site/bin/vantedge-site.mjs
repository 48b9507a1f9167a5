#!/usr/bin/env node
import module from 'node:module';
import process from 'node:process';
import { importBuilt } from './built.mjs';

process.setSourceMapsEnabled(true);
// Since Node 22.1.
module.enableCompileCache?.();
await importBuilt('main');
