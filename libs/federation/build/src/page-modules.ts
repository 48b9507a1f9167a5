import { rspack } from '@rspack/core';
import path from 'node:path';
import { type App, declaredModules, exposeName } from './app.ts';

/** Import specifier of the table of an app's modules. */
const MODULES = 'declared-modules';

/**
 * Generates the table `{ './pages/contact.tsx': () => import(…) }` of all modules that an app declares, so that no file
 * repeats the declaration. In the browser, each module is a separate chunk; for the composer, all are in one bundle.
 */
export function pageModules(app: App, chunks: 'lazy' | 'eager') {
  const rows = declaredModules(app.section).map((module) => {
    const comment = chunks === 'lazy' ? `webpackChunkName: "${chunkName(module)}"` : 'webpackMode: "eager"';
    return `  ${JSON.stringify(module)}: () => import(/* ${comment} */ ${JSON.stringify(module)}),`;
  });
  const file = path.join(app.root, 'src', 'declared-modules.js');
  return {
    alias: { [MODULES]: file },
    plugin: new rspack.experiments.VirtualModulesPlugin({
      [file]: `export default {\n${rows.join('\n')}\n};\n`,
    }),
  };
}

/** Chunk name of one of the shell's own modules. */
export const chunkName = (module: string) => exposeName(module).slice(2);
