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

/** Folder of the site's builds. */
export const DIST = path.join(WORKSPACE, 'dist');

/**
 * Builds the application of some sections, the shell first, without federation. Returns a folder of builds that
 * `site publish` accepts. The site's builds must exist: what the monolith shares with them is read from their records.
 */
export async function buildMonolith(name: string, sections: readonly string[]): Promise<string> {
  const out = path.join(DIST, name);
  rmSync(out, { recursive: true, force: true });
  const apps = await Promise.all(sections.map((name) => appOf(name, out)));
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

/** The composer's build of the pages, with the URL prefix of the monolith's files. */
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
