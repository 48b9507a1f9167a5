import { head, type LogEntry, walkBack } from '@vantedge/release';
import { printable, SiteError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import { type ChannelRequest, type Committed, commitRelease } from './commit-release.ts';
import { assertChecked } from './checked-previews.ts';
import { assertCurrent, currentPreview } from './previews.ts';
import { assertBuiltForVisitors } from './safeguards.ts';

interface StartRequest extends Omit<ChannelRequest, 'channel'> {
  /** Name of the preview whose release the canary gets. */
  name: string;
  /** Share of the visitors, 1 to 99. */
  percent: number;
  /** Ends the canary of another preview. */
  replace?: boolean | undefined;
}

/**
 * Shows the release of a preview to a share of the visitors, and the live release to all others. Changes the share if the
 * canary is running. Throws `NOT_A_PREVIEW`, `PREVIEW_OUTDATED` if the parent channel has had another release since, `CANARY_RUNNING` if
 * another preview has a canary, and the errors of `assertBuiltForVisitors` and `assertChecked`.
 */
export async function startCanary({
  name,
  percent,
  replace = false,
  ...given
}: StartRequest): Promise<Committed> {
  const { store, retryCommand } = given;
  const preview = await currentPreview(store, name);
  const { release, versions } = preview;
  const { channel } = preview.parent;
  const request = { ...given, channel };
  return changeCanary(request, async (live) => {
    await assertCurrent({ ...request, name }, preview, live);
    if (live.canary && live.canary.preview !== name && !replace)
      throw await canaryRunning(store, channel, live, retryCommand);
    await assertBuiltForVisitors(request, versions, live.versions);
    const isShown = live.canary?.release === release;
    const visit = isShown ? {} : await assertChecked(request, name, preview);
    return { canary: { preview: name, release, versions, percent }, ...visit };
  });
}

/** The error for a canary that is running: names its preview, its share, and who started it. */
async function canaryRunning(store: Store, channel: string, live: LogEntry, retryCommand = '') {
  const { preview, percent } = live.canary!;
  let start = live;
  for await (const entry of walkBack(store, channel, live)) {
    if (entry.canary?.preview !== preview) break;
    start = entry;
  }
  return new SiteError(
    'CANARY_RUNNING',
    `${printable(start.by ?? 'An unknown publisher')} shows '${preview}' to ${percent} % of the visitors since entry ${start.number} (${start.at}). ` +
      'Ask them to promote or stop it; or replace it:',
    { at: `channels/${channel}/`, fix: `${retryCommand} --replace`.trim() },
  );
}

/** Ends the canary of a channel: every visitor gets the live release. Throws `CANARY_NOT_FOUND` if none is running. */
export async function stopCanary(request: ChannelRequest): Promise<Committed> {
  const { store, channel } = request;
  if (!(await head(store, channel))?.canary) {
    throw new SiteError('CANARY_NOT_FOUND', `No canary is running on '${channel}'.`, {
      at: `channels/${channel}/`,
      fix: `site status --channel ${channel}`,
    });
  }
  return changeCanary(request, async () => ({}));
}

function changeCanary(
  request: ChannelRequest,
  canaryOn: (live: LogEntry) => Promise<Pick<LogEntry, 'canary' | 'visited' | 'unchecked'>>,
): Promise<Committed> {
  return commitRelease({
    ...request,
    // Checked by the callers: a canary has a preview with a live parent, and a log never becomes empty.
    build: async (release, live) => ({
      release: release!,
      action: 'canary',
      sections: [],
      ...(await canaryOn(live!)),
    }),
  });
}
