import { rspack } from '@rspack/core';
import { GALLERY_MODULE } from '@vantedge/federation-contract';
import { type App, declaredModules, exposeName, modulePath } from './app.ts';

/** Modules that a section exposes. The gallery is never published. */
export const exposedModules = ({ mode, section }: App) => [
  ...declaredModules(section),
  ...(mode === 'development' ? [GALLERY_MODULE] : []),
];

/** File that is exposed for a module: itself or, in development, one that imports the section's stylesheet too. */
export const exposedFile = ({ mode }: App, module: string) =>
  mode === 'production' ? module : `${exposeName(module)}.exposed.js`;

/**
 * Generates the files that a development build exposes, so that hot reload covers styles, and the gallery's module, whose default export
 * is the context of a section's examples.
 */
export function developmentModules(app: App) {
  const stylesheet = JSON.stringify(modulePath(app, './section.css'));
  const exposed = exposedModules(app).map((module) => [
    modulePath(app, exposedFile(app, module)),
    `import ${stylesheet};\nexport { default } from ${JSON.stringify(modulePath(app, module))};\n`,
  ]);
  return new rspack.experiments.VirtualModulesPlugin({
    ...(Object.fromEntries(exposed) as Record<string, string>),
    [modulePath(app, GALLERY_MODULE)]:
      "export default import.meta.webpackContext('./', { regExp: /\\.examples\\.tsx$/ });\n",
  });
}
