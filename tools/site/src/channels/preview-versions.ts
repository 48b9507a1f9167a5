import { commandLine, type Progress } from '@vantedge/cli';
import {
  compareReleases,
  getRelease,
  hasExpired,
  head,
  type LogEntry,
  type Provenance,
  type ReleaseDifference,
  SiteError,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { commitRelease } from '../publish/commit-release.ts';
import { composeNext } from '../publish/compose-next.ts';
import { newestPushes } from '../publish/newest-pushes.ts';
import { assertNotExpired } from '../publish/unreleased-versions.ts';
import { changedSections } from './changed-sections.ts';
import { channelEmpty } from './channel-empty.ts';

export interface Preview {
  entry: LogEntry;
  /** False if the preview already had this release: its log then has no new entry. */
  changed: boolean;
  rendered: string[];
  /** What differs from the live release of the parent channel. */
  difference: ReleaseDifference;
}

interface PreviewRequest {
  store: Store;
  /** Name of the preview, which is a channel. */
  name: string;
  /** Channel whose live release the preview is composed on. */
  parent: string;
  /** Version id of each section to preview. */
  versions: Readonly<Record<string, string>>;
  provenance?: Provenance | undefined;
  progress?: Progress | undefined;
  /** Options for folders, so that suggested commands can be run as printed. */
  flags?: string;
}

/**
 * Composes versions on the live release of the parent channel, and puts the result on a channel of its own. Another preview
 * of the same name is replaced. Throws `CHANNEL_EMPTY` if the parent has no release, and `PREVIEW_NAME_TAKEN` for the name of a
 * channel that is not a preview.
 */
export async function previewVersions(request: PreviewRequest): Promise<Preview> {
  const { store, name, parent, versions, provenance, progress, flags } = request;
  const live = await head(store, parent);
  if (!live) throw channelEmpty(parent);
  const liveRelease = await getRelease(store, live.release);
  await assertNotExpired({ store, channel: parent, versions, liveVersions: liveRelease.versions });
  const pushes = await newestPushes(store, versions);
  const now = new Date();
  let rendered: string[] = [];
  const { entry, changed, release } = await commitRelease({
    store,
    channel: name,
    retryCommand: commandLine('site preview', ...references(versions), '--name', name, flags),
    provenance,
    parent: liveRelease,
    now: () => now,
    async build(previous, latest) {
      assertPreview(name, parent, latest);
      const composition = await composeNext({
        store,
        channel: parent,
        versions: { ...liveRelease.versions, ...versions },
        base: liveRelease,
        now: now.toISOString(),
        progress,
      });
      rendered = composition.rendered;
      const { release, checks } = composition;
      return {
        release,
        action: 'preview',
        parent: { channel: parent, number: live.number, release: live.release },
        sections: changedSections(previous, release),
        pushes,
        checks,
      };
    },
  });
  return { entry, changed, rendered, difference: compareReleases(liveRelease, release) };
}

const references = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions).map(([section, version]) => `${section}@${version}`);

/** Throws unless the channel is unused or a preview of this parent: a preview must not replace a site. */
function assertPreview(name: string, parent: string, latest: LogEntry | undefined) {
  if (name !== parent && (!latest || latest.action === 'preview' || hasExpired(latest))) return;
  throw new SiteError('PREVIEW_NAME_TAKEN', `'${name}' is a channel that is not a preview.`, {
    at: `channels/${name}/`,
    fix: 'use another name for --name',
  });
}
