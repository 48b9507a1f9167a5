import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { type Compilation, type Compiler, rspack, type Stats } from '@rspack/core';
import type { SectionDeclaration } from '@vantedge/federation-contract';
import { type App, modulePath } from '../app.ts';
import { nodeBuild, SERVER_FILE } from '../node-build.ts';

/**
 * The declaration of a section as its files and those of its data are now: Node keeps the modules that it has loaded. An edit of one of
 * the files compiles again.
 */
export async function currentDeclaration(compilation: Compilation, app: App): Promise<SectionDeclaration> {
  if (!app.section.routes.some(({ params }) => params)) return app.section;
  const { code, files, errors } = await bundled(app);
  compilation.fileDependencies.addAll(files);
  compilation.errors.push(...errors.map((text) => new Error(text)));
  if (errors.length) return { ...app.section, routes: [] };
  const module = { exports: {} as { default: SectionDeclaration } };
  const require = createRequire(modulePath(app, './section.ts'));
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports.default;
}

/** Bundles a declaration with its data. Nothing is written. */
async function bundled(app: App) {
  let code = '';
  const keep = ({ hooks }: Compiler) => {
    hooks.shouldEmit.tap('keep', ({ assets }) => {
      code = String(assets[SERVER_FILE]?.source());
      return false;
    });
  };
  const entry = modulePath(app, './section.ts');
  const compiler = rspack({ ...nodeBuild(app), entry, devtool: false, plugins: [keep] });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats!))),
  );
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  await new Promise((resolve) => compiler.close(resolve));
  return {
    code,
    files: stats.compilation.fileDependencies,
    errors: errors.map(({ moduleName, message }) => `${moduleName}: ${message}`),
  };
}
