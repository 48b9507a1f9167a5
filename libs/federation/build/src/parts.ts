/** Parts of the preset for builds outside the site, such as the monolith that `tests/monolith` compares the site with. */
export { type App, declaredModules, modulePath } from './app.ts';
export { INLINE_LOADER_FILE, INLINE_LOADER_FOLDER } from './inline-loader-build.ts';
export { productionBuilds } from './define-app.ts';
export { browserBuild } from './browser-build.ts';
export { BuildRecordPlugin, builtBundle, servedFiles } from './build-record-plugin.ts';
export { generatedFiles, type GeneratedFiles } from './generated-files.ts';
export { chunkName } from './page-modules.ts';
export { nodeBuild } from './node-build.ts';
export { WORKSPACE } from './workspace.ts';
