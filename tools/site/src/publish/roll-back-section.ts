import { commandLine } from '@vantedge/cli';
import {
  getRelease,
  logEnd,
  type LogEntry,
  noPreviousRelease,
  type Release,
  type ReportEntry,
  SiteError,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { commitRelease } from './commit-release.ts';
import { composeNext } from './compose-next.ts';
import { type RollbackOptions, reporter, type RolledBack } from './rollback-options.ts';
import { assertWasLive, lastReleaseWith, versionsBefore } from './release-history.ts';

/** Restores an earlier version of one section and leaves the others unchanged. */
export async function rollBackSection(
  options: RollbackOptions,
  section: string,
  to?: string,
): Promise<RolledBack> {
  const { store, channel, flags, progress } = options;
  const report = reporter(options);
  const { live } = await logEnd(store, channel, { report: report.entry });
  if (to !== undefined) await assertWasLive(options, live, to, report.entry);
  const target = to ?? (await releaseBefore(options, live, section, report.entry));
  const restoredFrom = await releaseWith(store, target, section);
  const version = restoredFrom.versions[section]!;
  const now = new Date();
  let rendered: string[] = [];
  const { entry, changed } = await commitRelease({
    store,
    channel,
    initialLive: live,
    retryCommand: commandLine('site rollback', section, '--to', target, flags),
    now: () => now,
    provenance: options.provenance,
    verify: options.verify,
    report: options.report,
    reportEntry: () => undefined,
    async build(base) {
      const versions = { ...base?.versions, [section]: version };
      const composition = await composeNext({
        store,
        channel,
        versions,
        base,
        restoredFrom,
        now: now.toISOString(),
        progress,
      });
      rendered = composition.rendered;
      const { release, checks } = composition;
      return { release, action: 'rollback', target, sections: [section], checks };
    },
  });
  return { entry, changed, rendered };
}

async function releaseWith(store: Store, id: string, section: string): Promise<Release> {
  const release = await getRelease(store, id);
  if (release.versions[section]) return release;
  throw new SiteError('SECTION_NOT_FOUND', `Release ${id} has no section '${section}'.`, {
    fix: 'site status',
  });
}

/** Id of the last release with the section's previous version. */
async function releaseBefore(
  { store, channel }: RollbackOptions,
  live: LogEntry | undefined,
  section: string,
  report: ReportEntry,
): Promise<string> {
  const history = live && versionsBefore(store, channel, live, section, report);
  const previous = history && (await history.before.next());
  if (history && previous?.value !== undefined) return lastReleaseWith(history, previous.value);
  const present = history?.present();
  throw noPreviousRelease(
    present === undefined
      ? `'${section}' is not published on this channel.`
      : `'${section}' has never been live in a version other than ${present}.`,
    `site publish ${section}`,
  );
}
