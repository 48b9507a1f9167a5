import path from 'node:path';
import { type Configuration, rspack, type RuleSetRule } from '@rspack/core';
import { GALLERY_MODULE, type SectionDeclaration } from '@vantedge/federation-contract';
import { portableName } from './module-ids.ts';
import { WORKSPACE } from './workspace.ts';

/** An app that the preset builds. */
export interface App {
  section: SectionDeclaration;
  /** Absolute path of the app's folder. */
  root: string;
  /** Output folder: `dist/<section>`. */
  out: string;
  mode: 'production' | 'development';
  /** Draws the share image of a path; resolves to `undefined` if the path has no image of its own. */
  images?: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  /** Files that the build generates for its pages to link. */
  files?: GeneratedFiles | undefined;
  /** Packages that other sections contain too, whose values releases compare. */
  facts?: readonly string[] | undefined;
}

/** Generators of files, by the path relative to the app's folder under which modules import the file. */
export type GeneratedFiles = Readonly<Record<string, () => Promise<Uint8Array>>>;

/** Name under which a module of `src/` is exposed: `./pages/solutions/erp` for `./pages/solutions/erp.tsx`. */
export const exposeName = (module: string) => module.replace(/\.tsx?$/, '');

/** Absolute path of a declared module. */
export const modulePath = (app: App, module: string) => path.join(app.root, 'src', module);

/** Request of a declared module from the app's folder. Not an absolute path, which would be part of the build's bytes. */
export const moduleRequest = (module: string) => `./src/${module.slice(2)}`;

/** Every module that a section declares, without duplicates. */
export function declaredModules({ routes, widgets = [] }: SectionDeclaration): string[] {
  return [...new Set([...routes, ...widgets].map(({ module }) => module))];
}

/** Settings that all builds of an app share. */
export function commonSettings(app: App, kind: string): Configuration {
  return {
    name: `${app.section.name}-${kind}`,
    context: app.root,
    mode: app.mode,
    stats: 'errors-warnings',
    performance: { hints: false },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  };
}

/** Path of a source in the workspace, because bundles and their source maps must not contain absolute paths. */
export const sourcePath = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
  portableName(absoluteResourcePath, WORKSPACE);

/** Import specifier of the table of an app's modules. */
const MODULES = 'declared-modules';

/**
 * Generates the table `{ './pages/contact.tsx': () => import(…) }` of all modules that an app declares, and the list of its routes, so
 * that no file repeats the declaration, and no browser loads the rest of it. In the browser, each module is a separate chunk; for the
 * composer, all are in one bundle.
 */
export function pageModules(app: App) {
  const rows = declaredModules(app.section).map((module) => {
    const name = `webpackChunkName: "${chunkName(module)}"`;
    return `  ${JSON.stringify(module)}: () => import(/* ${name} */ ${JSON.stringify(module)}),`;
  });
  const routes = app.section.routes.flatMap(({ path, module, params }) => (params ? [] : { path, module }));
  const file = path.join(app.root, 'src', 'declared-modules.js');
  return {
    alias: { [MODULES]: file },
    plugin: new rspack.experiments.VirtualModulesPlugin({
      [file]: `export default {\n${rows.join('\n')}\n};\nexport const routes = ${JSON.stringify(routes)};\n`,
    }),
  };
}

/** Chunk name of one of the shell's own modules. */
export const chunkName = (module: string) => exposeName(module).slice(2);

/** Modules that a section exposes. The gallery is never published. */
export const exposedModules = ({ mode, section }: App) => [
  ...declaredModules(section),
  ...(mode === 'development' ? [GALLERY_MODULE] : []),
];

/** Generates the gallery's module, whose default export is the context of a section's examples. */
export const galleryModule = (app: App) =>
  new rspack.experiments.VirtualModulesPlugin({
    [modulePath(app, GALLERY_MODULE)]:
      "export default import.meta.webpackContext('./', { regExp: /\\.examples\\.tsx$/ });\n",
  });

/** Rules and plugin that generate a file when a module imports it, and emit it as an asset. The import returns its URL. */
export function generatedFiles({ root, files = {} }: App) {
  const generators = Object.entries(files).map(([file, make]) => ({ file: path.join(root, file), make }));
  const rules: RuleSetRule[] = generators.map(({ file, make }) => ({
    test: file,
    type: 'asset/resource',
    use: { loader: path.join(import.meta.dirname, 'generate-file-loader.cjs'), options: { make } },
  }));
  // The file does not exist on disk. The loader ignores the content of the virtual module.
  const virtualModules = Object.fromEntries(generators.map(({ file }) => [file, '']));
  return { rules, plugin: new rspack.experiments.VirtualModulesPlugin(virtualModules) };
}
