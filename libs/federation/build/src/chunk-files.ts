import type { Compiler } from '@rspack/core';
import { PAGE_FILES } from '@vantedge/federation-contract';

/** Start of the name of a chunk's files, which its id and a dot follow. */
export const CHUNK = 'c.';

/**
 * Takes names and hashes of chunks out of the entry of a section: it finds them among the files that the page may load. Otherwise each
 * change of a page would change the entry, and with it the documents of all pages of the section.
 */
export class ChunkFilesPlugin {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('ChunkFilesPlugin', (compilation) =>
      compilation.hooks.runtimeModule.tap('ChunkFilesPlugin', ({ name, source }) => {
        const code = RUNTIME_MODULES[name];
        if (code && source) source.source = Buffer.from(code);
      }),
    );
  }
}

/** Hash of a chunk that the page must not load: of no file, so that whatever answers its URL does not run. */
const NO_HASH = `sha256-${'A'.repeat(43)}=`;

/** URL and hash of the file of the chunk `id` with this ending, as an expression. */
const fileOf = (ending: string) => {
  const start = `__webpack_require__.p + "${CHUNK}" + id + "."`;
  const files = `Object.entries(self.${PAGE_FILES} || {})`;
  const isOwn = `([url]) => url.startsWith(${start}) && url.endsWith("${ending}")`;
  return `(${files}.find(${isOwn}) || [${start} + "unknown", "${NO_HASH}"])`;
};

const nameOf = (ending: string) => `(id) => ${fileOf(ending)}[0].slice(__webpack_require__.p.length)`;

const hashesOf = (ending: string) => `new Proxy({}, { get: (_, id) => ${fileOf(ending)}[1] })`;

/** What the bundler's runtime would have as tables, by the name of the module. */
const RUNTIME_MODULES: Readonly<Record<string, string>> = {
  'get javascript chunk filename': `__webpack_require__.u = ${nameOf('.js')};`,
  'get css chunk filename': `__webpack_require__.k = ${nameOf('.css')};`,
  sri_hash_variable: `__webpack_require__.sriHashes = ${hashesOf('.js')}; __webpack_require__.sriCssHashes = ${hashesOf('.css')};`,
};
