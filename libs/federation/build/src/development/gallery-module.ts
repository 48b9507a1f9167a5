import { rspack } from '@rspack/core';
import { GALLERY_MODULE } from '@vantedge/federation-contract';
import { type App, modulePath } from '../app.ts';

/** Generates the module with a section's examples, so that no section needs a file for it. */
export const galleryModule = (app: App) =>
  new rspack.experiments.VirtualModulesPlugin({
    [modulePath(app, GALLERY_MODULE)]:
      "export default import.meta.webpackContext('./', { regExp: /\\.examples\\.tsx$/ });\n",
  });
