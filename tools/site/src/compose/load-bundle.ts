import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a node bundle with the shell's own copies of the shared modules; a module that is neither shared nor Node's is
 * refused by name. Node does not get to see the source map: `SourceStacks` maps the stacks, on every version of Node.
 */
export function loadBundle(file: string, code: string, shared: Readonly<Record<string, unknown>>): unknown {
  const module: { exports: unknown } = { exports: {} };
  const require = (id: string): unknown => {
    if (Object.hasOwn(shared, id)) return shared[id];
    if (isBuiltin(id)) return nodeRequire(id);
    throw new Error(`${file} asks for '${id}', which the shell does not share`);
  };
  const unmapped = code.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
  compileFunction(unmapped, ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    require,
    module,
  );
  return module.exports;
}
