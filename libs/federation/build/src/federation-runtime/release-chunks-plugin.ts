import { type Compilation, type Compiler, rspack } from '@rspack/core';

const NAME = 'ReleaseChunksPlugin';

/** Parts of the bundler's runtime that `release-chunks.js` replaces: names of chunk files, and loading of scripts. */
const REPLACED = ['get javascript chunk filename', 'load_script'];

/**
 * Removes names and hashes of chunks from a build's entry scripts, which then stay the same when only a page changes. The
 * shell's federation runtime looks them up in the release (`release-chunks.js`).
 */
export class ReleaseChunksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const removed = new Set<string>();
      compilation.hooks.runtimeModule.tap(NAME, ({ name, source }) => {
        if (!source || !REPLACED.includes(name)) return;
        source.source = Buffer.from('');
        removed.add(name);
      });
      compilation.hooks.processAssets.tap(NAME, () => reportMissing(compilation, removed));
    });
  }
}

/** Fails the build if the bundler has no part of one of the names: entries would contain their chunks' names again. */
function reportMissing(compilation: Compilation, removed: ReadonlySet<string>) {
  const missing = REPLACED.filter((name) => !removed.has(name));
  if (!missing.length) return;
  compilation.errors.push(
    new rspack.WebpackError(
      [
        `CHUNK_LOADING: The bundler's runtime has no '${missing.join("' and no '")}'.`,
        '  fix   adapt the names in libs/federation/build/src/federation-runtime/release-chunks-plugin.ts to this version of',
        '        @rspack/core, or restore the committed version: git checkout HEAD -- package.json package-lock.json && npm ci',
        '  why   docs/decisions/079-chunk-names-are-in-the-release.md',
      ].join('\n'),
    ),
  );
}
