import { getRelease, head, type LogEntry, SiteError } from '@vantedge/release';
import { type ChannelRequest, commitRelease } from './commit-release.ts';
import { assertCurrent, currentPreview } from './previews.ts';

interface StartRequest extends Omit<ChannelRequest, 'channel'> {
  /** Name of the preview whose release the canary gets. */
  name: string;
  /** Share of the visitors, 1 to 99. */
  percent: number;
}

export interface ChangedCanary {
  entry: LogEntry;
  changed: boolean;
  /** Channel of the canary. */
  channel: string;
}

/**
 * Shows the release of a preview to a share of the visitors, and the live release to all others. Changes the share if the
 * canary is running. Throws `NOT_A_PREVIEW`, and `PREVIEW_OUTDATED` if the parent channel has had another release since.
 */
export async function startCanary({ name, percent, ...request }: StartRequest): Promise<ChangedCanary> {
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
export async function stopCanary(request: ChannelRequest): Promise<ChangedCanary> {
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
): Promise<ChangedCanary> {
  const { entry, changed } = await commitRelease({
    ...request,
    async build(release, live) {
      // Checked above: a canary has a preview with a live parent, and a log never becomes empty.
      return { release: release!, action: 'canary', sections: [], ...canaryOn(live!) };
    },
  });
  return { entry, changed, channel: request.channel };
}
