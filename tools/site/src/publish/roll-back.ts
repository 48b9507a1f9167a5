import { composeRelease } from '../compose/compose-release.ts';
import { readSiteFile } from '../read-site-file.ts';
import { commitRelease } from './commit-release.ts';
import { entries } from '../release/walk-log.ts';
import type { ChannelEntry, Release } from '../release/model.ts';
import { getRelease } from '../release/releases.ts';
import { previousRelease, previousVersion } from '../release/rollback.ts';
import { commandLine } from '../command-line.ts';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';

interface Place {
  store: Store;
  channel: string;
  /** Options that name the store and the channel on a command line, for advice that can be run as it is printed. */
  flags?: string;
}

interface RolledBack {
  entry: ChannelEntry;
  /** False when that was live already: then the log has no new entry. */
  changed: boolean;
  rendered: string[];
}

/** Puts an earlier release live as it is, to the byte: the one named, or the one before the present one. */
export async function rollBackSite({ store, channel, flags }: Place, to?: string): Promise<RolledBack> {
  const log = await entries(store, channel);
  const target = to ?? previousRelease(log);
  const release = await getRelease(store, target);
  const { entry, changed } = await commitRelease({
    store,
    channel,
    // What lands from here on was not meant to be taken back.
    seen: log.at(-1),
    // By its id: "the one before" is another one by then.
    again: commandLine('site rollback --to', target, flags),
    now: () => new Date(),
    build: (base) => Promise.resolve({ release, action: 'rollback', sections: differing(base, release) }),
  });
  return { entry, changed, rendered: [] };
}

/** Puts an earlier version of one section live, and leaves the others where they are. */
export async function rollBackSection(
  { store, channel, flags }: Place,
  section: string,
  to?: string,
): Promise<RolledBack> {
  const log = await entries(store, channel);
  const target = to ?? (await releaseBefore(store, log, section));
  const past = await releaseWith(store, target, section);
  const version = past.versions[section]!;
  const site = await readSiteFile();
  let rendered: string[] = [];
  const { entry, changed } = await commitRelease({
    store,
    channel,
    seen: log.at(-1),
    again: commandLine('site rollback', section, '--to', target, flags),
    now: () => new Date(),
    async build(base) {
      const versions = { ...base?.versions, [section]: version };
      const composition = await composeRelease({
        store,
        versions,
        base,
        past,
        ...site,
        now: new Date().toISOString(),
      });
      rendered = composition.rendered;
      return { release: composition.release, action: 'rollback', sections: [section] };
    },
  });
  return { entry, changed, rendered };
}

async function releaseWith(store: Store, id: string, section: string): Promise<Release> {
  const release = await getRelease(store, id);
  if (release.versions[section]) return release;
  throw new SiteError('SECTION_UNKNOWN', `Release ${id} has no section '${section}'.`, {
    mend: 'site status',
  });
}

/** Id of the last release in which the section's version before its present one was live. */
async function releaseBefore(store: Store, log: readonly ChannelEntry[], section: string): Promise<string> {
  const releases = new Map<string, Release>();
  for (const { release, sections } of log) {
    if (sections.includes(section)) releases.set(release, await getRelease(store, release));
  }
  const version = previousVersion(log, releases, section);
  let live: string | undefined;
  let last = '';
  for (const { release, sections } of log) {
    if (sections.includes(section)) live = releases.get(release)!.versions[section];
    if (live === version) last = release;
  }
  return last;
}

function differing(base: Release | undefined, release: Release): string[] {
  const names = new Set([...Object.keys(base?.versions ?? {}), ...Object.keys(release.versions)]);
  return [...names].filter((name) => base?.versions[name] !== release.versions[name]).sort();
}
