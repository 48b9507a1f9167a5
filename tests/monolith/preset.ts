import { type App, browserBuild, type GeneratedFiles, WORKSPACE } from '@vantedge/federation-build/parts';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import type { SectionDeclaration } from '@vantedge/federation-contract';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build with the preset's rules has of its own. */
export type PresetOptions = Pick<Configuration, 'entry' | 'externals' | 'externalsType' | 'output'>;

/** Builds an entry, by default that of the section, into a folder with the preset's rules and minimizers, without federation. */
export async function buildWithPreset(
  section: string,
  folder: string,
  options: PresetOptions,
  widgets?: SectionDeclaration['widgets'],
): Promise<void> {
  const app = await appOf(section, folder);
  const { context, mode, target, resolve, module, optimization, entry } = browserBuild(
    widgets ? { ...app, section: { ...app.section, widgets } } : app,
  );
  await compile([
    {
      ...({ context, mode, target, resolve, module, entry, ...options } as Configuration),
      output: { path: folder, ...options.output },
      optimization: { minimizer: optimization!.minimizer! },
    },
  ]);
}

/** The preset's options for a section that is built into `out`. */
export async function appOf(name: string, out: string): Promise<App> {
  const root = path.join(WORKSPACE, name === 'labs' ? 'tests/labs' : `apps/${name}`);
  const { default: section } = (await import(path.join(root, 'src/section.ts'))) as {
    default: SectionDeclaration;
  };
  return { section, files: await filesOf(root), root, out: path.join(out, name), mode: 'production' };
}

/** Files that a section's build generates in addition to its pages: what its package exports as `./files`. */
async function filesOf(root: string): Promise<GeneratedFiles | undefined> {
  const manifest = path.join(root, 'package.json');
  // `labs` is not a package.
  if (!existsSync(manifest)) return undefined;
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  const entryPoint = exports['./files'];
  if (!entryPoint) return undefined;
  return ((await import(path.join(root, entryPoint))) as { files: GeneratedFiles }).files;
}

/** Runs builds; throws the bundler's errors. */
export async function compile(configurations: Configuration[]): Promise<MultiStats> {
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
