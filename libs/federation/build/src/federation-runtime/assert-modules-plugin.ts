import type { Compiler } from '@rspack/core';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/**
 * Fails a build that does not contain the given files. The bundler does not report a replacement that matches nothing: after an
 * upgrade that requests the federation runtime by another name, every section would silently bundle its own runtime.
 */
export class AssertModulesPlugin {
  constructor(
    private readonly section: string,
    private readonly files: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssertModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('AssertModulesPlugin', (modules) => {
        const built = new Set([...modules].map((module) => module.nameForCondition()));
        const missing = this.files.filter((file) => !built.has(file));
        if (missing.length) compilation.errors.push(new Error(this.message(missing)));
      });
    });
  }

  private message(missing: readonly string[]): string {
    const names = missing.map((file) => path.relative(WORKSPACE, file)).join(', ');
    return [
      `FEDERATION_RUNTIME: The build of '${this.section}' does not contain ${names}.`,
      "It contains Module Federation's own runtime instead, because a new version of @module-federation/enhanced or @rspack/core",
      'requests the runtime by another name.',
      '  fix   adapt the request in libs/federation/build/src/federation-runtime/federation-runtime.ts, or restore the',
      '        committed versions: git checkout HEAD -- package.json package-lock.json && npm ci',
      '  why   docs/decisions/071-our-own-federation-runtime.md',
    ].join('\n');
  }
}
