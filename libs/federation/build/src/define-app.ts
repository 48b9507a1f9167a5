import type { Configuration } from '@rspack/core';
import { parseSection, SHELL, type SectionDeclaration } from '@vantedge/federation-contract';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type App, declaredModules, modulePath } from './app.ts';
import { inlineLoaderBuild } from './inline-loader-build.ts';
import { developmentBuild } from './development/development-build.ts';
import { browserBuild } from './browser-build.ts';
import { nodeBuild } from './node-build.ts';
import type { GeneratedFiles } from './generated-files.ts';
import type { DrawRouteImage } from './route-images-plugin.ts';
import { WORKSPACE } from './workspace.ts';

/**
 * An app's whole rspack configuration: one browser build, one node build, and for the shell its inline loader; under
 * `NODE_ENV=development` the browser build alone, with hot reload. Throws when the declaration is not sound, with every
 * problem in one message.
 */
export function defineApp(section: SectionDeclaration, options: AppOptions): Configuration[] {
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const app: App = { section, ...options, out: path.join(WORKSPACE, 'dist', section.name), mode };
  validate(app);
  if (mode === 'development') return [developmentBuild(app)];
  return productionBuilds(app);
}

/** The node build, for the shell the inline loader's, and last the browser build, which records the hashes of the others. */
export function productionBuilds(app: App): [...Configuration[], browser: Configuration] {
  const bundles = [nodeBuild(app), ...(app.section.name === SHELL ? [inlineLoaderBuild(app)] : [])];
  return [...bundles, { ...browserBuild(app), dependencies: bundles.map(({ name }) => name!) }];
}

interface AppOptions {
  /** Folder of the app. */
  root: string;
  /** Draws the image that a route is shared with. */
  images?: DrawRouteImage;
  /** Files that the build makes for its pages to link. */
  files?: GeneratedFiles;
}

function validate(app: App) {
  const parsed = parseSection(app.section);
  const issues = parsed.ok ? [] : parsed.issues.map(({ at, problem }) => `${at} ${problem}`);
  if (parsed.ok) {
    for (const module of declaredModules(app.section)) {
      const file = modulePath(app, module);
      if (!existsSync(file)) issues.push(`${module} does not exist: write it, or take its route out`);
    }
  }
  if (issues.length) throw new Error(`src/section.ts of '${app.section.name}':\n  ${issues.join('\n  ')}`);
}
