import { getRelease, head, type LogEntry } from '@vantedge/release';
import { command, printable, SiteError } from '@vantedge/errors';
import { commit } from './commit.ts';
import { assertCurrent, currentPreview } from './previews.ts';
import type { ChannelRequest, CommitResult, PreviewRequest } from './requests.ts';
import { assertBuiltForVisitors } from './safeguards.ts';

interface StartRequest extends PreviewRequest {
  /** Share of the visitors, 1 to 99. */
  percent: number;
}

/**
 * Shows the release of a preview to a share of the visitors, and the live release to all others. Changes the share if the
 * canary is running. Throws `PREVIEW_NOT_FOUND`, `PREVIEW_OUTDATED` if the channel of the preview has had another release since,
 * `CANARY_RUNNING` if another preview has a canary, and the errors of `assertBuiltForVisitors` and `commit`.
 */
export async function startCanary({ name, percent, ...given }: StartRequest): Promise<CommitResult> {
  const preview = await currentPreview(given.store, name);
  const { release, versions } = preview;
  const request = { ...given, channel: preview.parent.channel };
  const shown = await getRelease(given.store, release);
  // A preview was composed on a live release, and a log never becomes empty.
  return commit(request, async ({ live, base }) => {
    await assertCurrent({ ...request, name }, preview, live);
    if (live!.canary && live!.canary.preview !== name) throw canaryRunning(request, live!);
    await assertBuiltForVisitors(request, versions, live!.versions);
    const canary = { preview: name, release, versions, percent };
    return {
      entry: { action: 'canary', sections: [], canary },
      release: base!,
      canary: live!.canary?.release === release ? undefined : shown,
    };
  });
}

/** The error for a canary that is running: names its preview, its share, and who has set that. */
function canaryRunning({ channel, retryCommand }: ChannelRequest, { by, number, at, canary }: LogEntry) {
  const { preview, percent } = canary!;
  return new SiteError(
    'CANARY_RUNNING',
    `${printable(by ?? 'An unknown publisher')} has been showing '${preview}' to ${percent}% of visitors since entry ${number} (${at}). ` +
      'Ask them to promote it, or stop it:',
    {
      at: `channels/${channel}/`,
      fix: [command('site', 'canary', '--stop'), ...(retryCommand ? [retryCommand] : [])],
    },
  );
}

/** Ends the canary of a channel: every visitor gets the live release. Throws `CANARY_NOT_FOUND` if none is running. */
export async function stopCanary(request: ChannelRequest): Promise<CommitResult> {
  const { store, channel } = request;
  if (!(await head(store, channel))?.canary) {
    throw new SiteError('CANARY_NOT_FOUND', `No canary is running on '${channel}'.`, {
      at: `channels/${channel}/`,
      fix: command('site', 'status', '--channel', channel),
    });
  }
  return commit(request, async ({ base }) => ({
    entry: { action: 'canary', sections: [] },
    release: base!,
  }));
}
