/** Parts of the preset for other builds: docs/platform/contracts/sections.md shows a section that uses them; `tests/monolith` is another build. */
export {
  type App,
  chunkName,
  declaredModules,
  generatedFiles,
  type GeneratedFiles,
  modulePath,
} from './app.ts';
export { productionBuilds } from './define-app.ts';
export { browserBuild } from './browser-build.ts';
export { BuildRecordPlugin, builtBundle, servedFiles } from './build-record-plugin.ts';
export { INLINE_LOADER_FILE, INLINE_LOADER_FOLDER, nodeBuild } from './node-build.ts';
export { WORKSPACE } from './workspace.ts';
