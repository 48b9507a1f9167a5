import {
  assertChannelName,
  getRelease,
  hasExpired,
  head,
  type LogEntry,
  notAPreview,
  type PreviewEntry,
} from '@vantedge/release';
import { command, SiteError } from '@vantedge/errors';
import { liveEntry } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import { changedSections, previewCommand } from './changed-versions.ts';
import { commit } from './commit.ts';
import { assertNotExpired, newestPushes, type Versions } from './pushed-versions.ts';
import type { CommitResult, PreviewRequest } from './requests.ts';
import { assertBuiltForVisitors } from './safeguards.ts';

/** URL of a preview on a server: `http://localhost:4200` and `pr-123` give `http://pr-123.preview.localhost:4200/`. */
export function previewUrl(server: string, name: string): string {
  const url = new URL(server);
  url.hostname = `${name}.preview.${url.hostname}`;
  url.pathname = '/';
  return url.href;
}

interface ComposeRequest extends PreviewRequest {
  /** Channel whose live release the preview is composed on. */
  baseChannel: string;
  /** Version id of each section to preview. */
  versions: Versions;
}

/**
 * Composes versions on the live release of a channel, and puts the result on a channel of its own. Another preview of the same name is
 * replaced. Throws `CHANNEL_EMPTY` if the channel has no release, `CHANNEL_NAME_INVALID` for a name that cannot be part of a host name,
 * and `PREVIEW_NAME_TAKEN` for the name of a channel that is not a preview.
 */
export async function previewVersions({
  name,
  baseChannel,
  versions,
  ...request
}: ComposeRequest): Promise<CommitResult> {
  const { store } = request;
  assertChannelName(name);
  if (name.length > MAX_NAME_LENGTH) {
    const message = `'${name}' has ${name.length} letters; the name of a preview has at most ${MAX_NAME_LENGTH}.`;
    throw new SiteError('CHANNEL_NAME_INVALID', message, { fix: `use --name ${name.slice(0, 20)}` });
  }
  const { number, release } = await liveEntry(store, baseChannel);
  const base = await getRelease(store, release);
  await assertNotExpired({ store, channel: baseChannel, versions, liveVersions: base.versions });
  const pushes = await newestPushes(store, versions);
  return commit({ ...request, channel: name }, async (round) => {
    assertPreview({ ...request, name, baseChannel }, round.live);
    const all = { ...base.versions, ...versions };
    const sections = changedSections(round.base, { versions: all });
    const parent = { channel: baseChannel, number, release };
    return { entry: { action: 'preview', parent, sections, pushes }, base, compose: { versions: all } };
  });
}

/** Maximum length of a label of a host name, which the name of a preview is. */
const MAX_NAME_LENGTH = 63;

/** Throws unless the channel is unused or a preview of this channel: a preview must not replace a site. */
function assertPreview(
  { name, baseChannel, retryCommand }: Pick<ComposeRequest, 'name' | 'baseChannel' | 'retryCommand'>,
  newest: LogEntry | undefined,
) {
  if (name !== baseChannel && (!newest || newest.action === 'preview' || hasExpired(newest))) return;
  const argv = retryCommand?.argv ?? [];
  throw new SiteError('PREVIEW_NAME_TAKEN', `'${name}' is a channel that is not a preview.`, {
    at: `channels/${name}/`,
    fix: command(...argv.map((word, i) => (argv[i - 1] === '--name' ? `${name}-preview` : word))),
  });
}

/** Reads the newest entry of a preview. Throws `PREVIEW_NOT_FOUND`. */
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
  { store, name, retryCommand = command('site', 'promote', name) }: PreviewRequest,
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
      fix: [previewCommand(name, parent.channel, before, versions), retryCommand],
    },
  );
}

/**
 * Puts the release of a preview live on the channel that it was composed on, unchanged: the same release id and the same bytes. Throws
 * `PREVIEW_NOT_FOUND`, `PREVIEW_OUTDATED` if that channel has had another release since, which the preview would undo, and the errors of
 * `assertBuiltForVisitors` and `commit`.
 */
export async function promotePreview({ name, ...given }: PreviewRequest): Promise<CommitResult> {
  const { store } = given;
  const preview = await currentPreview(store, name);
  const { pushes, checks, versions, release: target } = preview;
  const request = { ...given, channel: preview.parent.channel };
  const release = await getRelease(store, target);
  return commit(request, async ({ base, live }) => {
    if (live?.release !== target) await assertCurrent({ ...request, name }, preview, live);
    await assertBuiltForVisitors(request, versions, base?.versions);
    const sections = changedSections(base, release);
    return {
      entry: { action: 'promote', target, sections, pushes, checks },
      release,
      promotes: name,
    };
  });
}
