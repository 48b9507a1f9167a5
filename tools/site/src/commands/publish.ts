import { InvalidArgumentError } from 'commander';
import { parseExpectation } from '../channels/expectation.ts';
import { parseVersion, resolveVersions } from '../channels/pushed-versions.ts';
import { releaseVersions } from '../channels/release-versions.ts';
import { readSettings } from '../channels/settings.ts';
import type { Permissions, VisitRelease } from '../channels/requests.ts';
import { pushSections } from '../publish/push-sections.ts';
import { type WriteContext, repeatable, SiteCommand } from '../site-command.ts';
import { visitLines } from './log.ts';
import {
  changeReport,
  claimLines,
  referencesTo,
  shortReferencesTo,
  versionsLine,
  warningLines,
} from './report.ts';

/** Options of commands that put pages live. */
export const GONE_OPTION = [
  '--gone <path>',
  'allow removing this page without a redirect (repeat per page); any allows all',
  repeatable,
] as const;
export const ALLOW_DIRTY_OPTION = [
  '--allow-dirty',
  'allow builds with uncommitted changes on production',
] as const;
export const UNCHECKED_OPTION = [
  '--unchecked <reason>',
  'go live without the check in Chromium, or although it found problems; the log keeps the reason',
  (reason: string) => {
    if (/^(?!-)[^\n]*\S/.test(reason)) return reason;
    throw new InvalidArgumentError("Expected a reason such as 'no browser on this machine'.");
  },
] as const;

/** Visits pages in Chromium. Loaded when needed: it takes longer than most commands take. */
export const visit: VisitRelease = async (given) =>
  (await import('../check/visit-release.ts')).visitRelease(given);

/** Options of commands that release versions. */
interface ReleaseOptions extends Permissions {
  expect?: string[];
}

interface PublishOptions extends ReleaseOptions {
  dist: string;
}

/** A command with the options of `ReleaseOptions`. */
const releasing = (command: SiteCommand) =>
  command
    .option(
      '--expect <section@version>',
      'fail unless this version is live (repeat per section); any skips the check',
      repeatable,
    )
    .option(...GONE_OPTION)
    .option(...ALLOW_DIRTY_OPTION)
    .option(...UNCHECKED_OPTION);

/** What the options permit a release of sections. */
const releaseRequest = ({ expect = [], ...permissions }: ReleaseOptions, sections: readonly string[]) => ({
  permissions,
  visit,
  initialSettings: readSettings,
  expectation: parseExpectation(expect, sections),
});

export const publish = () =>
  releasing(new SiteCommand('publish'))
    .description('push and release section builds in one command')
    .argument('<sections...>', 'sections that were built')
    .option('--dist <folder>', 'folder with the builds', 'dist')
    .example('site publish stories')
    .changes(async ({ options, ...site }: WriteContext<PublishOptions>, sections: string[]) => {
      const request = { ...site, ...releaseRequest(options, sections) };
      const pushed = await pushSections({ ...site, sections, dist: options.dist });
      const { versions } = pushed;
      const released = await releaseVersions({ ...request, versions });
      const warnings = [...pushed.warnings, ...released.warnings];
      const lines = [versionsLine(versions), ...visitLines(released)];
      return changeReport({ ...released, warnings }, { ...site, lines, json: { versions } });
    });

export const push = () =>
  new SiteCommand('push')
    .description('store section builds as versions, to release them later')
    .argument('<sections...>', 'sections that were built')
    .option('--dist <folder>', 'folder with the builds', 'dist')
    .example('site push stories')
    .changes(async ({ options, isDryRun, ...site }: WriteContext<{ dist: string }>, sections: string[]) => {
      const pushed = await pushSections({ ...site, sections, dist: options.dist });
      site.progress.end();
      const { versions, claims, warnings } = pushed;
      // Standard output has the versions only, so that scripts can pass them to site release.
      if (isDryRun) console.error('Dry run: nothing was written.');
      for (const line of [...warningLines(warnings, site.terminal), ...claimLines(claims)])
        console.error(line);
      return {
        text: shortReferencesTo(versions).join('\n'),
        json: { versions, references: referencesTo(versions), claims, warnings, dryRun: isDryRun },
      };
    });

export const release = () =>
  releasing(new SiteCommand('release'))
    .description('put pushed versions live, and render the pages that change')
    .argument('<versions...>', 'versions from site push, as in stories@5023f13c42c187c6; 8 digits are enough')
    .example('site release stories@5023f13c')
    .changes(async ({ options, ...site }: WriteContext<ReleaseOptions>, names: string[]) => {
      const versions = await resolveVersions(
        site.store,
        names.map((name) => parseVersion(name)),
      );
      const request = releaseRequest(options, Object.keys(versions));
      const result = await releaseVersions({ ...site, versions, ...request });
      return changeReport(result, {
        ...site,
        lines: [versionsLine(versions), ...visitLines(result)],
        json: { versions },
      });
    });
