import {
  type App,
  INLINE_LOADER_FILE,
  INLINE_LOADER_FOLDER,
  nodeBuild,
  WORKSPACE,
} from '@vantedge/federation-build/parts';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appOf } from './app-of.ts';
import { ASSETS, monolithBrowserBuild } from './browser-build.ts';
import { writeRecords } from './write-records.ts';

/** Folder of the site's own builds. */
export const DIST = path.join(WORKSPACE, 'dist');

/**
 * Builds the application of some sections, the shell first, without federation, and returns the folder: builds in the form
 * in which `site publish` takes the site's own. Those are there already: what the monolith has in common with them is
 * taken from their records.
 */
export async function buildMonolith(name: string, sections: readonly string[]): Promise<string> {
  const out = path.join(DIST, name);
  rmSync(out, { recursive: true, force: true });
  const apps = sections.map((name) => appOf(name, out));
  const { stats } = await compile([monolithBrowserBuild(apps, out), ...apps.map(monolithNodeBuild)]);
  cpSync(
    ...([DIST, out].map((folder) => path.join(folder, 'shell', INLINE_LOADER_FOLDER, INLINE_LOADER_FILE)) as [
      string,
      string,
    ]),
  );
  writeRecords(apps, DIST, stats[0]!.compilation);
  return out;
}

/** The pages for the composer, which find their files where the monolith has all of them. */
function monolithNodeBuild(app: App): Configuration {
  const build = nodeBuild(app);
  return { ...build, devtool: false, output: { ...build.output, publicPath: ASSETS } };
}

function compile(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = rspack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'no stats'));
        else resolve(stats);
      });
    });
  });
}
