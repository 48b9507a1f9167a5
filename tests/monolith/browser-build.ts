import {
  type App,
  AssertModulesPlugin,
  browserBuild,
  BuildRecordPlugin,
  declaredModules,
  generatedFiles,
  modulePath,
} from '@vantedge/federation-build/parts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { assetBase, SHELL } from '@vantedge/federation-contract';
import path from 'node:path';
import { writeStylesheet } from './stylesheet.ts';

const here = import.meta.dirname;

/** The site's browser build without federation: the same application, with every section's modules as lazy chunks. */
export function monolithBrowserBuild(apps: readonly App[], out: string): Configuration {
  const [shell, ...sections] = apps;
  // Whatever a section's build makes, this one makes in its place.
  const made = sections.map(generatedFiles);
  const build = browserBuild(shell!);
  const table = allModules(sections);
  return {
    ...build,
    name: 'monolith-browser',
    resolve: {
      ...build.resolve,
      alias: {
        ...build.resolve!.alias,
        '@vantedge/federation-runtime$': path.join(here, 'src/remotes.ts'),
        '@vantedge/shared-ui/shared-ui.css$': false,
        'all-modules': table.file,
      },
    },
    module: { rules: [...build.module!.rules!, ...made.flatMap(({ rules }) => rules)] },
    plugins: [
      ...build.plugins!.filter((plugin) => !isOfFederation(plugin)),
      table.plugin,
      ...made.map(({ plugin }) => plugin),
      { apply: loadLikePreloads },
      new rspack.NormalModuleReplacementPlugin(/^\.\/shell\.css$/, writeStylesheet(apps, out)),
    ],
  };
}

/** URL prefix of all the monolith's files: they are the shell's. */
export const ASSETS = assetBase(SHELL);

/** Chunk of a section's module. */
export const sectionChunk = (section: string, module: string) => `${section}/${module}`;

const isOfFederation = (plugin: unknown) =>
  plugin instanceof ModuleFederationPlugin ||
  plugin instanceof AssertModulesPlugin ||
  plugin instanceof BuildRecordPlugin;

const LIKE_PRELOAD = `
script.crossOrigin = 'anonymous';
var preload = document.querySelector('link[rel=preload][href$="' + url.slice(url.lastIndexOf('/')) + '"]');
if (preload) script.src = preload.getAttribute('href');`;

/**
 * Scripts in the mode and by the URL of the preloads that the inline loader makes: one download each. A document names a
 * section's files below the section's own base, and the chunks of this one build are below the shell's.
 */
function loadLikePreloads(compiler: Compiler) {
  compiler.hooks.thisCompilation.tap('loadLikePreloads', (compilation) => {
    const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
    createScript.tap('loadLikePreloads', (code) => `${code}\n${LIKE_PRELOAD}`);
  });
}

function allModules(sections: readonly App[]) {
  const rows = sections.flatMap((app) =>
    declaredModules(app.section).map((module) => {
      const name = JSON.stringify(sectionChunk(app.section.name, module));
      return `  ${name}: () => import(/* webpackChunkName: ${name} */ ${JSON.stringify(modulePath(app, module))}),`;
    }),
  );
  const file = path.join(here, 'src/all-modules.js');
  return {
    file,
    plugin: new rspack.experiments.VirtualModulesPlugin({
      [file]: `export default {\n${rows.join('\n')}\n};\n`,
    }),
  };
}
