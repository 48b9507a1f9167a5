import { createRequire, Module } from 'node:module';

const nodeRequire = createRequire(import.meta.url);

interface LoadableModule extends NodeModule {
  _compile(code: string, file: string): unknown;
}

/**
 * Runs a node bundle with the shell's own copies of the shared modules. `_compile` rather than `vm`, so that
 * `--enable-source-maps` maps its stacks. A module that is neither shared nor node's is refused by name.
 */
export function loadBundle(file: string, code: string, shared: Readonly<Record<string, unknown>>): unknown {
  const bundle = new Module(file) as LoadableModule;
  bundle.filename = file;
  bundle.paths = [];
  bundle.require = ((id: string) => {
    if (Object.hasOwn(shared, id)) return shared[id];
    if (nodeRequire('node:module').isBuiltin(id)) return nodeRequire(id);
    throw new Error(`${file} asks for '${id}', which the shell does not share`);
  }) as NodeJS.Require;
  bundle._compile(code, file);
  return bundle.exports;
}
