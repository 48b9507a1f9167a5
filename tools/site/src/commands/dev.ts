import { SHELL } from '@vantedge/federation-contract';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Reading, SiteCommand, usage, wholeNumber } from '../site-command.ts';

export const dev = () =>
  new SiteCommand('dev')
    .description('run all or some sections with hot reload inside the composed site')
    .argument('[sections...]', 'sections to develop (default: all)')
    .option('--port <number>', 'port to listen on', wholeNumber(0, 65_535), 4200)
    .example('site dev stories')
    .reads(async ({ store, channel, options }: Reading<{ port: number }>, names: string[]) => {
      const sections = devSections(names);
      // Loaded when needed, because no other command starts servers.
      const { develop } = await import('../dev/develop.ts');
      const url = await develop({ store, channel, sections, port: options.port });
      return { text: `Developing ${sections.join(', ')} at ${url}`, json: { url, sections } };
    });

/** The named sections, or all apps of the workspace. Always includes the shell, which every page needs. */
function devSections(names: readonly string[]): string[] {
  const apps = readdirSync('apps').filter((name) => existsSync(path.join('apps', name, 'rspack.config.ts')));
  const unknown = names.find((name) => !apps.includes(name));
  if (unknown !== undefined) throw usage(`Unknown section '${unknown}'.`, `site dev ${apps.join(' ')}`);
  return [...new Set([SHELL, ...(names.length ? names : apps)])];
}
