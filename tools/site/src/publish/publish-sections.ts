import { composeRelease } from '../compose/compose-release.ts';
import { commandLine } from '@vantedge/cli';
import { commitRelease } from './commit-release.ts';
import type { LogEntry } from '@vantedge/release';
import { readSiteFile } from '../read-site-file.ts';
import type { Store } from '@vantedge/release/store';
import { readBuild } from './read-build.ts';
import { storeVersion } from './store-version.ts';

export interface Published {
  entry: LogEntry;
  /** Published version of each section. */
  versions: Record<string, string>;
  rendered: string[];
  /** False if these versions were already live: the log then has no new entry. */
  changed: boolean;
  /** Number of records with placeholder copy, by file. */
  placeholders: Record<string, number>;
}

interface PublishRequest {
  store: Store;
  channel: string;
  sections: readonly string[];
  /** Folder with the builds. */
  dist: string;
  /** Command-line options for folders and channel, so that suggested commands can be run as printed. */
  flags?: string;
}

/**
 * Publishes section builds: stores each as an immutable version, composes the next release, and makes it live atomically. A
 * failure at any point leaves the live release unchanged.
 */
export async function publishSections({
  store,
  channel,
  sections,
  dist,
  flags,
}: PublishRequest): Promise<Published> {
  const versions: Record<string, string> = {};
  const placeholders: Record<string, number> = {};
  for (const section of sections) {
    const build = await readBuild(dist, section);
    versions[section] = await storeVersion(store, build);
    Object.assign(placeholders, build.record.placeholders);
  }
  const site = await readSiteFile();
  let rendered: string[] = [];
  const { entry, changed } = await commitRelease({
    store,
    channel,
    retryCommand: commandLine('site publish', ...sections, flags),
    now: () => new Date(),
    async build(base) {
      const now = new Date().toISOString();
      const all = { ...base?.versions, ...versions };
      const composition = await composeRelease({ store, versions: all, base, ...site, now });
      rendered = composition.rendered;
      return { release: composition.release, action: 'publish', sections: Object.keys(versions) };
    },
  });
  return { entry, changed, versions, rendered, placeholders };
}
