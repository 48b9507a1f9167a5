import { SHELL } from '@vantedge/federation-contract';
import { command, usageError } from '@vantedge/errors';
import { Option } from 'commander';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteSite } from '../dev/remote-site.ts';
import { type ReadContext, SiteCommand, wholeNumber } from '../site-command.ts';

interface Options {
  port: number;
  site?: string;
}

export const dev = () =>
  new SiteCommand('dev')
    .description('run all or some sections with hot reload inside the composed site')
    .argument('[sections...]', 'sections to develop (default: all)')
    .addOption(
      new Option('--port <number>', 'port to listen on')
        .env('PORT')
        .argParser(wholeNumber(0, 65_535))
        .default(4200),
    )
    .option(
      '--site <url>',
      'running site that serves the other sections (default: the last release of the store)',
    )
    .example('site dev stories')
    .reads(async ({ store, channel, options }: ReadContext<Options>, names: string[]) => {
      const folders = devFolders(names);
      const site = options.site === undefined ? { store, channel } : await remoteSite(options.site);
      const sections = [...folders.keys()];
      // Loaded when needed, because no other command starts servers.
      const { develop } = await import('../dev/develop.ts');
      const url = await develop({ site, folders, port: options.port });
      return { text: `Developing ${sections.join(', ')} at ${url}`, json: { url, sections } };
    });

/** Folders of the named sections, or of all, by name. The shell is first, because every page needs it. */
function devFolders(names: readonly string[]): Map<string, string> {
  const found = sectionFolders();
  const shell = found.get(SHELL);
  if (shell === undefined)
    throw usageError(`@vantedge/shell is not installed in ${process.cwd()}.`, [
      command('npm', 'install'),
      'or run this in the folder that has node_modules',
    ]);
  const unknown = names.find((name) => !found.has(name));
  if (unknown !== undefined)
    throw usageError(`Unknown section '${unknown}'.`, command('site', 'dev', ...found.keys()));
  const wanted = [...found].filter(([name]) => names.length === 0 || names.includes(name));
  return new Map([[SHELL, shell], ...wanted]);
}

/** Folders with a section, by its name: apps of the workspace; in another repository its root, its folders, and the packed shell. */
function sectionFolders(): Map<string, string> {
  const foldersIn = (parent: string) =>
    existsSync(parent) ? readdirSync(parent).map((name) => path.join(parent, name)) : [];
  const folders = ['node_modules/@vantedge/shell', '.', ...foldersIn('.'), ...foldersIn('apps')].filter(
    (folder) => ['rspack.config.ts', DECLARATION].every((file) => existsSync(path.join(folder, file))),
  );
  return new Map(folders.map((folder) => [declaredName(folder), folder]));
}

const DECLARATION = 'src/section.ts';

/** The name that a declaration exports, from its text: development starts with one that does not run yet, too. */
function declaredName(folder: string): string {
  const [, exported = ''] = readFileSync(path.join(folder, DECLARATION), 'utf8').split(/^export default/m);
  return /\bname: *['"]([^'"]+)['"]/.exec(exported)?.[1] ?? path.basename(path.resolve(folder));
}
