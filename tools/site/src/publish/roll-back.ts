import { composeRelease } from '../compose/compose-release.ts';
import { readSiteFile } from '../read-site-file.ts';
import { advance } from '../release/advance.ts';
import { entries } from '../release/channel.ts';
import type { ChannelEntry, Release } from '../release/model.ts';
import { getRelease } from '../release/releases.ts';
import { previousRelease, previousVersion } from '../release/rollback.ts';
import { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';

interface Place {
  store: Store;
  channel: string;
}

interface RolledBack {
  entry: ChannelEntry;
  rendered: string[];
}

/** Puts an earlier release live as it is, to the byte: the one named, or the one before the present one. */
export async function rollBackSite({ store, channel }: Place, to?: string): Promise<RolledBack> {
  const log = await entries(store, channel);
  const release = await getRelease(store, to ?? previousRelease(log));
  const { entry } = await advance({
    store,
    channel,
    // What lands from here on was not meant to be taken back.
    seen: log.at(-1),
    now: () => new Date(),
    build: (base) => Promise.resolve({ release, action: 'rollback', sections: differing(base, release) }),
  });
  return { entry, rendered: [] };
}

/** Puts an earlier version of one section live, and leaves the others where they are. */
export async function rollBackSection(
  { store, channel }: Place,
  section: string,
  to?: string,
): Promise<RolledBack> {
  const log = await entries(store, channel);
  const version = to ? await versionIn(store, to, section) : await versionBefore(store, log, section);
  const { awaited } = await readSiteFile();
  let rendered: string[] = [];
  const { entry } = await advance({
    store,
    channel,
    seen: log.at(-1),
    now: () => new Date(),
    async build(base) {
      const versions = { ...base?.versions, [section]: version };
      const composition = await composeRelease({
        store,
        versions,
        base,
        awaited,
        now: new Date().toISOString(),
      });
      rendered = composition.rendered;
      return { release: composition.release, action: 'rollback', sections: [section] };
    },
  });
  return { entry, rendered };
}

async function versionIn(store: Store, release: string, section: string): Promise<string> {
  const version = (await getRelease(store, release)).versions[section];
  if (version) return version;
  throw new SiteError('SECTION_UNKNOWN', `Release ${release} has no section '${section}'.`, {
    mend: 'site status',
  });
}

async function versionBefore(store: Store, log: readonly ChannelEntry[], section: string): Promise<string> {
  const releases = new Map<string, Release>();
  for (const { release, sections } of log) {
    if (sections.includes(section)) releases.set(release, await getRelease(store, release));
  }
  return previousVersion(log, releases, section);
}

function differing(base: Release | undefined, release: Release): string[] {
  const names = new Set([...Object.keys(base?.versions ?? {}), ...Object.keys(release.versions)]);
  return [...names].filter((name) => base?.versions[name] !== release.versions[name]).sort();
}
