/** Parts of the preset for other builds: docs/platform/contracts/sections.md shows a section that uses them. */
export type { App } from './app.ts';
export { productionBuilds } from './define-app.ts';
export { browserBuild } from './browser-build.ts';
export { BuildRecordPlugin } from './build-record-plugin.ts';
export { nodeBuild } from './node-build.ts';
export { WORKSPACE } from './workspace.ts';
