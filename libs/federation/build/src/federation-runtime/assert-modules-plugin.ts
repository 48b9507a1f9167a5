import type { Compiler } from '@rspack/core';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/**
 * Fails a build that does not contain the given files. An alias that matches nothing is not an error to the bundler: after an
 * upgrade that resolves the federation runtime by another name, each section would silently bring a runtime of its own.
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
      "Module Federation's own runtime is in it instead, because a new version of @module-federation/enhanced or @rspack/core",
      'requests it by another name.',
      '  fix   adapt the aliases in libs/federation/build/src/federation-runtime/federation-runtime.ts, or return to the',
      '        committed versions: git checkout HEAD -- package.json package-lock.json && npm ci',
      '  why   docs/decisions/014-one-federation-runtime.md',
    ].join('\n');
  }
}
