import { head, type LogEntry, SiteError } from '@vantedge/release';
import { type ChannelRequest, type Committed, commitRelease } from './commit-release.ts';
import { assertCurrent, currentPreview } from './previews.ts';

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
export async function startCanary({ name, percent, ...request }: StartRequest): Promise<Committed> {
  const preview = await currentPreview(request.store, name);
  const { release, versions, parent } = preview;
  return changeCanary({ ...request, channel: parent.channel }, (live) => {
    assertCurrent(name, preview, live);
    return { canary: { preview: name, release, versions, percent } };
  });
}

/** Ends the canary of a channel: every visitor gets the live release. Throws `NO_CANARY` if none is running. */
export async function stopCanary(request: ChannelRequest): Promise<Committed> {
  const { store, channel } = request;
  if (!(await head(store, channel))?.canary) {
    throw new SiteError('NO_CANARY', `No canary is running on '${channel}'.`, {
      at: `channels/${channel}/`,
      fix: `site status --channel ${channel}`,
    });
  }
  return changeCanary(request, () => ({}));
}

function changeCanary(
  request: ChannelRequest,
  canaryOn: (live: LogEntry) => Pick<LogEntry, 'canary'>,
): Promise<Committed> {
  return commitRelease({
    ...request,
    // Checked above: a canary has a preview with a live parent, and a log never becomes empty.
    build: async (release, live) => ({
      release: release!,
      action: 'canary',
      sections: [],
      ...canaryOn(live!),
    }),
  });
}
