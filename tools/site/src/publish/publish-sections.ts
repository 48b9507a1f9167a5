import { composeRelease } from '../compose/compose-release.ts';
import { commandLine } from '../command-line.ts';
import { commitRelease } from './commit-release.ts';
import type { LogEntry } from '../release/model.ts';
import { readSiteFile } from '../read-site-file.ts';
import type { Store } from '../store/store.ts';
import { readBuild } from './read-build.ts';
import { storeVersion } from './store-version.ts';

export interface Published {
  entry: LogEntry;
  /** Section to the version that this publish brought. */
  versions: Record<string, string>;
  rendered: string[];
  /** False when these versions were live already: then the log has no new entry. */
  changed: boolean;
  /** Records whose words nobody has supplied yet: file to how many it holds. */
  placeholders: Record<string, number>;
}

interface PublishRequest {
  store: Store;
  channel: string;
  sections: readonly string[];
  /** Folder of the builds. */
  dist: string;
  /** Options that name these folders and the channel on a command line, for advice that can be run as it is printed. */
  flags?: string;
}

/**
 * Brings builds live: stores each as an immutable version, composes the release that follows the live one, and moves the
 * channel to it in one step. Whatever fails, at any point, leaves the live release as it was.
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
