import type { Configuration } from '@rspack/core';
import { declarationProblems, SHELL, type SectionDeclaration } from '@vantedge/federation-contract';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type App, declaredModules, modulePath } from './app.ts';
import { elementsBuild, inlineLoaderBuilds, nodeBuild } from './node-build.ts';
import { developmentBuild } from './development/development-build.ts';
import { browserBuild } from './browser-build.ts';
import { WORKSPACE } from './workspace.ts';

/**
 * An app's rspack configuration: a node build, a browser build and, for the shell, its inline loader and custom elements. With
 * `NODE_ENV=development`, only the browser build, with hot reload. Throws if the declaration is invalid; the message lists
 * every problem.
 */
export function defineApp(
  section: SectionDeclaration,
  options: Pick<App, 'root' | 'images' | 'files' | 'facts'>,
): Configuration[] {
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const app: App = { section, ...options, out: path.join(WORKSPACE, 'dist', section.name), mode };
  validate(app);
  if (mode === 'development') return [developmentBuild(app)];
  return productionBuilds(app);
}

/** The node build, the shell's inline loader and custom elements, and last the browser build, which records the hashes of the others. */
export function productionBuilds(app: App): [...Configuration[], browser: Configuration] {
  const scripts = app.section.name === SHELL ? [...inlineLoaderBuilds(app), elementsBuild(app)] : [];
  const bundles = [nodeBuild(app), ...scripts];
  return [...bundles, { ...browserBuild(app), dependencies: bundles.map(({ name }) => name!) }];
}

function validate(app: App) {
  const problems = declarationProblems(app.section).map(({ at, problem }) => `${at} ${problem}`);
  const missing = declaredModules(app.section).filter((module) => !existsSync(modulePath(app, module)));
  problems.push(...missing.map((module) => `${module} does not exist: create it or remove its route`));
  if (problems.length)
    throw new Error(`src/section.ts of '${app.section.name}':\n  ${problems.join('\n  ')}`);
}
