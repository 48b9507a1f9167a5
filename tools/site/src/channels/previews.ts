import {
  assertChannelName,
  getRelease,
  hasExpired,
  head,
  type LogEntry,
  notAPreview,
  type ParentEntry,
} from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { liveEntry } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import { commitComposition } from './commit-composition.ts';
import {
  changedSections,
  type ChannelRequest,
  type Committed,
  commitRelease,
  previewCommand,
} from './commit-release.ts';
import { assertNotExpired, newestPushes, type Versions } from './pushed-versions.ts';
import { assertChecked } from './checked-previews.ts';
import { assertBuiltForVisitors } from './safeguards.ts';

/** URL of a preview on a server: `http://localhost:4200` and `pr-123` give `http://pr-123.preview.localhost:4200/`. */
export function previewUrl(server: string, name: string): string {
  const url = new URL(server);
  url.hostname = `${name}.preview.${url.hostname}`;
  url.pathname = '/';
  return url.href;
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
 * of the same name is replaced. Throws `CHANNEL_EMPTY` if the parent has no release, `CHANNEL_NAME_INVALID` for a name that cannot be
 * part of a host name, and `PREVIEW_NAME_TAKEN` for the name of a channel that is not a preview.
 */
export async function previewVersions({
  name,
  parent,
  versions,
  ...request
}: PreviewRequest): Promise<Committed> {
  const { store } = request;
  assertChannelName(name);
  if (name.length > MAX_NAME_LENGTH) {
    const message = `'${name}' has ${name.length} letters; the name of a preview has at most ${MAX_NAME_LENGTH}.`;
    throw new SiteError('CHANNEL_NAME_INVALID', message, { fix: `--name ${name.slice(0, 20)}` });
  }
  const { number, release } = await liveEntry(store, parent);
  const base = await getRelease(store, release);
  await assertNotExpired({ store, channel: parent, versions, liveVersions: base.versions });
  const pushes = await newestPushes(store, versions);
  return commitComposition({ ...request, channel: name, parent: base }, async (previous, latest) => {
    assertPreview(name, parent, latest, request.retryCommand);
    const all = { ...base.versions, ...versions };
    return {
      versions: all,
      action: 'preview',
      parent: { channel: parent, number, release },
      sections: changedSections(previous, { versions: all }),
      pushes,
    };
  });
}

/** Maximum length of a label of a host name, which the name of a preview is. */
const MAX_NAME_LENGTH = 63;

/** Throws unless the channel is unused or a preview of this parent: a preview must not replace a site. */
function assertPreview(name: string, parent: string, latest: LogEntry | undefined, retryCommand = '') {
  if (name !== parent && (!latest || latest.action === 'preview' || hasExpired(latest))) return;
  throw new SiteError('PREVIEW_NAME_TAKEN', `'${name}' is a channel that is not a preview.`, {
    at: `channels/${name}/`,
    fix: retryCommand.replace(`--name ${name}`, `--name ${name}-preview`),
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

/**
 * Throws `PREVIEW_OUTDATED` unless the preview was composed on the live release: otherwise it would undo what came after. The fix
 * composes it again, and ends with `retryCommand`.
 */
export async function assertCurrent(
  { store, name, retryCommand = `site promote ${name}` }: PromoteRequest,
  { parent, versions }: PreviewEntry,
  live: LogEntry | undefined,
): Promise<void> {
  if (live?.release === parent.release) return;
  const { versions: before } = await getRelease(store, parent.release);
  throw new SiteError(
    'PREVIEW_OUTDATED',
    `'${parent.channel}' has had another release since this preview was composed: entry ${live?.number ?? 'none'} instead of ${parent.number}.`,
    {
      at: `channels/${parent.channel}/`,
      fix: `${previewCommand(name, parent.channel, before, versions)} && ${retryCommand}`,
    },
  );
}

interface PromoteRequest extends Omit<ChannelRequest, 'channel'> {
  /** Name of the preview. */
  name: string;
}

/**
 * Puts the release of a preview live on its parent channel, unchanged: the same release id and the same bytes. Throws
 * `NOT_A_PREVIEW`, `PREVIEW_OUTDATED` if the parent has had another release since, which the preview would undo, and the errors of
 * `assertBuiltForVisitors`, `assertChecked` and `commitRelease`.
 */
export async function promotePreview(given: PromoteRequest): Promise<Committed> {
  const { store, name } = given;
  const preview = await currentPreview(store, name);
  const { pushes, checks, versions, release: target } = preview;
  const request = { ...given, channel: preview.parent.channel };
  const release = await getRelease(store, target);
  return commitRelease({
    ...request,
    async build(base, live) {
      if (live?.release !== target) await assertCurrent(given, preview, live);
      await assertBuiltForVisitors(request, versions, base?.versions);
      const visit = live?.release === target ? {} : await assertChecked(request, name, preview);
      const sections = changedSections(base, release);
      return { release, action: 'promote', target, sections, pushes, checks, ...visit };
    },
  });
}
