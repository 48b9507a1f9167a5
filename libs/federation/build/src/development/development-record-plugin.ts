import { type Compiler, rspack } from '@rspack/core';
import { type DevelopmentRecord, SHELL } from '@vantedge/federation-contract';
import type { App } from '../app.ts';

/** File name of the record, below the section's asset base. */
const RECORD_FILE = 'section.json';

/** Serves the section's declaration and entry files from the development server. */
export class DevelopmentRecordPlugin {
  constructor(private readonly app: App) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DevelopmentRecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DevelopmentRecordPlugin', () => {
        compilation.emitAsset(RECORD_FILE, new rspack.sources.RawSource(JSON.stringify(this.record())));
      });
    });
  }

  private record(): DevelopmentRecord {
    const { section } = this.app;
    const isShell = section.name === SHELL;
    const entryFiles = isShell ? { js: 'main.js', css: 'main.css' } : { js: 'remote-entry.js' };
    return { ...section, entryFiles };
  }
}
