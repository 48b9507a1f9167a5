import {
  assertChannelName,
  compareReleases,
  getRelease,
  hasExpired,
  head,
  type LogEntry,
  notAPreview,
  type ParentEntry,
  type ReleaseDifference,
  SiteError,
  type Source,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { changedSections, channelEmpty, type ChannelRequest, commitRelease } from './commit-release.ts';
import { composeNext } from './compose-next.ts';
import { assertNotExpired, formatVersion, newestPushes, type Versions } from './pushed-versions.ts';

/** Maximum length of a label of a host name. */
const MAX_LENGTH = 63;

/**
 * Name of a preview: the given one, or one made from the commit, such as `preview-1a2b3c4`. A name is part of a host name.
 * Throws `CHANNEL_NAME_INVALID`.
 */
export function previewName(given: string | undefined, source: Source | undefined): string {
  const name = given ?? (source?.commit ? `preview-${source.commit.slice(0, 7)}` : 'preview');
  assertChannelName(name.length <= MAX_LENGTH ? name : '');
  return name;
}

/** URL of a preview on a server: `http://localhost:4200` and `pr-123` give `http://pr-123.preview.localhost:4200/`. */
export function previewUrl(server: string, name: string): string {
  const url = new URL(server);
  url.hostname = `${name}.preview.${url.hostname}`;
  url.pathname = '/';
  return url.href;
}

export interface Preview {
  entry: LogEntry;
  /** False if the preview already had this release: its log then has no new entry. */
  changed: boolean;
  rendered: string[];
  /** What differs from the live release of the parent channel. */
  difference: ReleaseDifference;
}

interface PreviewRequest extends Omit<ChannelRequest, 'channel'> {
  /** Name of the preview, which is a channel. */
  name: string;
  /** Channel whose live release the preview is composed on. */
  parent: string;
  /** Version id of each section to preview. */
  versions: Versions;
}

/**
 * Composes versions on the live release of the parent channel, and puts the result on a channel of its own. Another preview
 * of the same name is replaced. Throws `CHANNEL_EMPTY` if the parent has no release, and `PREVIEW_NAME_TAKEN` for the name of a
 * channel that is not a preview.
 */
export async function previewVersions({
  name,
  parent,
  versions,
  ...request
}: PreviewRequest): Promise<Preview> {
  const { store } = request;
  const live = await head(store, parent);
  if (!live) throw channelEmpty(parent);
  const liveRelease = await getRelease(store, live.release);
  await assertNotExpired({ store, channel: parent, versions, liveVersions: liveRelease.versions });
  const pushes = await newestPushes(store, versions);
  const now = new Date();
  const { entry, changed, release, next } = await commitRelease({
    ...request,
    channel: name,
    parent: liveRelease,
    now: () => now,
    async build(previous, latest) {
      assertPreview(name, parent, latest);
      const composition = await composeNext({
        ...request,
        channel: parent,
        versions: { ...liveRelease.versions, ...versions },
        base: liveRelease,
        now,
      });
      return {
        ...composition,
        action: 'preview',
        parent: { channel: parent, number: live.number, release: live.release },
        sections: changedSections(previous, composition.release),
        pushes,
      };
    },
  });
  return { entry, changed, rendered: next.rendered, difference: compareReleases(liveRelease, release) };
}

/** Throws unless the channel is unused or a preview of this parent: a preview must not replace a site. */
function assertPreview(name: string, parent: string, latest: LogEntry | undefined) {
  if (name !== parent && (!latest || latest.action === 'preview' || hasExpired(latest))) return;
  throw new SiteError('PREVIEW_NAME_TAKEN', `'${name}' is a channel that is not a preview.`, {
    at: `channels/${name}/`,
    fix: 'use another name for --name',
  });
}

/** The newest entry of a preview. */
export type PreviewEntry = LogEntry & { parent: ParentEntry };

/** Reads the newest entry of a preview. Throws `NOT_A_PREVIEW`. */
export async function currentPreview(store: Store, name: string): Promise<PreviewEntry> {
  const entry = await head(store, name);
  if (!entry?.parent) throw notAPreview(name);
  return { ...entry, parent: entry.parent };
}

/** Throws `PREVIEW_OUTDATED` unless the preview was composed on the live release: otherwise it would undo what came after. */
export function assertCurrent(name: string, preview: PreviewEntry, live: LogEntry | undefined): void {
  const { parent, pushes = {}, versions } = preview;
  if (live?.release === parent.release) return;
  const previewed = Object.keys(pushes).map((section) => formatVersion(section, versions[section]!));
  throw new SiteError(
    'PREVIEW_OUTDATED',
    `'${parent.channel}' has had another release since this preview was composed: entry ${live?.number ?? 'none'} instead of ${parent.number}.`,
    {
      at: `channels/${parent.channel}/`,
      fix: `site preview ${previewed.join(' ') || '<section…>'} --name ${name}, then repeat the command`,
    },
  );
}

interface PromoteRequest extends Omit<ChannelRequest, 'channel'> {
  /** Name of the preview. */
  name: string;
}

export interface Promoted {
  entry: LogEntry;
  changed: boolean;
  /** Channel on which the release is live now, or has a canary. */
  channel: string;
}

/**
 * Puts the release of a preview live on its parent channel, unchanged: the same release id and the same bytes. Throws
 * `NOT_A_PREVIEW`, and `PREVIEW_OUTDATED` if the parent has had another release since: the preview would undo it.
 */
export async function promotePreview({ name, ...request }: PromoteRequest): Promise<Promoted> {
  const preview = await currentPreview(request.store, name);
  const { channel } = preview.parent;
  const release = await getRelease(request.store, preview.release);
  const { entry, changed } = await commitRelease({
    ...request,
    channel,
    async build(base, live) {
      if (live?.release !== preview.release) assertCurrent(name, preview, live);
      const { pushes, checks, release: target } = preview;
      return {
        release,
        action: 'promote',
        target,
        sections: changedSections(base, release),
        pushes,
        checks,
      };
    },
  });
  return { entry, changed, channel };
}

interface StartRequest extends Omit<ChannelRequest, 'channel'> {
  /** Name of the preview whose release the canary gets. */
  name: string;
  /** Share of the visitors, 1 to 99. */
  percent: number;
}

/**
 * Shows the release of a preview to a share of the visitors, and the live release to all others. Changes the share if the
 * canary is running. Throws `NOT_A_PREVIEW`, and `PREVIEW_OUTDATED` if the parent channel has had another release since.
 */
export async function startCanary({ name, percent, ...request }: StartRequest): Promise<Promoted> {
  const { store } = request;
  const preview = await currentPreview(store, name);
  const { release, parent } = preview;
  const { versions } = await getRelease(store, release);
  return changeCanary({ ...request, channel: parent.channel }, (live) => {
    assertCurrent(name, preview, live);
    return { canary: { preview: name, release, versions, percent } };
  });
}

/** Ends the canary of a channel: every visitor gets the live release. Throws `NO_CANARY` if none is running. */
export async function stopCanary(request: ChannelRequest): Promise<Promoted> {
  const { store, channel } = request;
  if (!(await head(store, channel))?.canary) {
    throw new SiteError('NO_CANARY', `No canary is running on '${channel}'.`, {
      at: `channels/${channel}/`,
      fix: `site status --channel ${channel}`,
    });
  }
  return changeCanary(request, () => ({}));
}

async function changeCanary(
  request: ChannelRequest,
  canaryOn: (live: LogEntry) => Pick<LogEntry, 'canary'>,
): Promise<Promoted> {
  const { entry, changed } = await commitRelease({
    ...request,
    async build(release, live) {
      // Checked above: a canary has a preview with a live parent, and a log never becomes empty.
      return { release: release!, action: 'canary', sections: [], ...canaryOn(live!) };
    },
  });
  return { entry, changed, channel: request.channel };
}
