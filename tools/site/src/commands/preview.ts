import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import { type BrowserCheck, compareReleases, getRelease } from '@vantedge/release';
import { command, commandText, fixText, SiteError, type Terminal, usageError } from '@vantedge/errors';
import { storeFolder } from '@vantedge/store';
import { startCanary, stopCanary } from '../channels/canary.ts';
import { currentPreview, previewUrl, previewVersions, promotePreview } from '../channels/previews.ts';
import { parseVersion, resolveVersions } from '../channels/pushed-versions.ts';
import { checkFailed, checkLines } from '../channels/gate.ts';
import type { Permissions } from '../channels/requests.ts';
import { pushSections } from '../publish/push-sections.ts';
import { type WriteContext, SiteCommand, wholeNumber } from '../site-command.ts';
import { canaryText, visitLines } from './log.ts';
import { ALLOW_DIRTY_OPTION, GONE_OPTION, UNCHECKED_OPTION, visit } from './publish.ts';
import { changeReport, versionsLine } from './report.ts';

/** A line that names a command of `site` that may follow. */
const commandLine = (title: string, { terminal }: { terminal: Terminal }, ...argv: string[]) =>
  `  ${title.padEnd(11)}${commandText(command('site', ...argv), terminal)}`;

/** Where `npm start` serves. */
const SERVER = 'http://localhost:4200';

interface PreviewOptions {
  name: string;
  server?: string;
  dist: string;
  /** False with `--no-check`. */
  check: boolean;
}

/** Parses the URL of a server whose previews have host names below its own. */
function serverUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Expected a URL such as https://www.example.com.');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')))
    throw new InvalidArgumentError('Previews have names below that of the server: an address has none.');
  return url.href;
}

export const preview = () =>
  new SiteCommand('preview')
    .description('show builds or versions of some sections on the live site, at a URL of their own')
    .argument('<sections...>', 'sections that were built, or versions as in stories@5023f13c')
    .requiredOption('--name <preview>', 'name of the preview, part of its URL')
    .option(
      '--server <url>',
      `a server with --previews <domain> (default: the one that serves the store's folder)`,
      serverUrl,
    )
    .option('--dist <folder>', 'folder with the builds', 'dist')
    .option('--no-check', 'do not visit the changed pages in Chromium; site check does it later')
    .example('site preview stories --name pr-123')
    .changes(
      async (
        { options, channel, ...site }: WriteContext<PreviewOptions & { store: string }>,
        given: string[],
      ) => {
        const { name, dist, server, check: isChecked } = options;
        const isVersion = (text: string) => text.includes('@');
        const references = given.filter(isVersion).map((text) => parseVersion(text));
        const sections = given.filter((text) => !isVersion(text));
        const pushed = await pushSections({ ...site, sections, dist });
        const versions = { ...pushed.versions, ...(await resolveVersions(site.store, references)) };
        const previewed = await previewVersions({ ...site, name, baseChannel: channel, versions });
        const result = { ...previewed, warnings: [...pushed.warnings, ...previewed.warnings] };
        const running = server ? previewUrl(server, name) : await onRunningServer(options.store, name);
        const url = running ?? previewUrl(SERVER, name);
        const checked = isChecked ? await checkIfPossible({ ...site, name }) : undefined;
        return changeReport(result, {
          ...site,
          lines: [
            `  preview    ${url}${running ? '' : ' (no server of this store runs: npm start; of another: --server <url>)'}`,
            `  changes    ${url}_preview`,
            versionsLine(versions),
            ...(checked?.lines ?? [commandLine('check', site, 'check', name)]),
            commandLine('promote', site, 'promote', name),
          ],
          json: {
            versions,
            difference: compareReleases(result.before!, result.release),
            url,
            changesUrl: `${url}_preview`,
            check: checked?.check ?? null,
          },
        });
      },
    );

/** URL of a preview on a server that serves a store in a folder; undefined if none does. */
async function onRunningServer(store: string, name: string): Promise<string | undefined> {
  const folder = storeFolder(store);
  if (folder === undefined) return undefined;
  const { announcedPreview } = await import('@vantedge/server');
  return announcedPreview(folder, name);
}

interface CheckRequest extends Pick<WriteContext, 'store' | 'provenance' | 'progress' | 'terminal'> {
  name: string;
}

/** Visits the pages of a preview, and describes what was found. */
async function runCheck(request: CheckRequest): Promise<{ check: BrowserCheck; lines: string[] }> {
  // Loaded when needed: it takes longer than most commands take.
  const { checkPreview } = await import('../check/check-preview.ts');
  const check = await checkPreview(request);
  return { check, lines: checkLines(check) };
}

/** Like `runCheck`, but only says so if there is no browser: the preview is there all the same. */
async function checkIfPossible(request: CheckRequest): Promise<{ check?: BrowserCheck; lines: string[] }> {
  try {
    return await runCheck(request);
  } catch (error) {
    if (!(error instanceof SiteError) || error.code !== 'BROWSER_UNAVAILABLE') throw error;
    const { message, fix = [] } = error;
    const steps = [fix, command('site', 'check', request.name)].flat();
    return { lines: [`  check      not run: ${message} ${fixText(steps, request.terminal)}`] };
  }
}

export const check = () =>
  new SiteCommand('check')
    .description('open the changed pages of a preview in Chromium, and report what only a browser shows')
    .argument('<preview>', 'name of the preview')
    .example('site check pr-123')
    .changes(async (site: WriteContext, name: string) => {
      const { check, lines } = await runCheck({ ...site, name });
      if (check.problems.length) {
        const { parent, release } = await currentPreview(site.store, name);
        const [before, after] = await Promise.all(
          [parent.release, release].map((id) => getRelease(site.store, id)),
        );
        throw checkFailed(check, { channel: parent.channel, before, release: after!, preview: name });
      }
      return {
        text: [`'${name}' can be promoted:`, ...lines, commandLine('promote', site, 'promote', name)].join(
          '\n',
        ),
        json: { check, dryRun: site.isDryRun },
      };
    });

export const promote = () =>
  new SiteCommand('promote')
    .description('put the release of a preview live, unchanged')
    .argument('<preview>', 'name of the preview')
    .option(...GONE_OPTION)
    .option(...ALLOW_DIRTY_OPTION)
    .option(...UNCHECKED_OPTION)
    .example('site promote pr-123')
    .changes(async ({ options, ...site }: WriteContext<Permissions>, name: string) => {
      const result = await promotePreview({ ...site, name, visit, permissions: options });
      return changeReport(result, {
        ...site,
        lines: [`  promoted   ${name}: ${result.entry.sections.join(', ')}`, ...visitLines(result)],
      });
    });

interface CanaryOptions extends Permissions {
  percent?: number;
  stop?: true;
}

export const canary = () =>
  new SiteCommand('canary')
    .description('serve a preview to a percentage of visitors')
    .argument('[preview]', 'name of the preview')
    .option(
      '--percent <share>',
      'percentage of visitors, 1 to 99; site promote serves everyone',
      wholeNumber(1, 99),
    )
    .option('--stop', 'serve everyone the live release again')
    .option(...ALLOW_DIRTY_OPTION)
    .option(...UNCHECKED_OPTION)
    .example('site canary pr-123 --percent 10')
    .changes(async ({ options, ...site }: WriteContext<CanaryOptions>, name?: string) => {
      const { percent, stop } = options;
      const isStart = name !== undefined && percent !== undefined && !stop;
      if (!isStart && (name !== undefined || !stop))
        throw usageError(
          'Name a preview and its --percent, or use --stop.',
          command('site', 'canary', 'pr-123', '--percent', '10'),
        );
      const result = isStart
        ? await startCanary({ ...site, name, percent, visit, permissions: options })
        : await stopCanary(site);
      const { canary } = result.entry;
      return changeReport(result, {
        ...site,
        lines: canary
          ? [
              `  ${canaryText(canary)}`,
              ...visitLines(result),
              commandLine('compare', site, 'status', '--server', 'http://127.0.0.1:9464'),
              commandLine('promote', site, 'promote', canary.preview),
              commandLine('stop', site, 'canary', '--stop'),
            ]
          : ['  canary     stopped'],
      });
    });
