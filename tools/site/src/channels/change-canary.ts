import { commandLine } from '@vantedge/cli';
import {
  type CommittedRelease,
  getRelease,
  head,
  type LogEntry,
  type Provenance,
  SiteError,
} from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { commitRelease } from '../publish/commit-release.ts';
import { assertCurrent, currentPreview } from './current-preview.ts';

interface CanaryRequest {
  store: Store;
  provenance?: Provenance | undefined;
  /** Options for folders, so that suggested commands can be run as printed. */
  flags?: string;
}

interface StartRequest extends CanaryRequest {
  /** Name of the preview whose release the canary gets. */
  name: string;
  /** Share of the visitors, 1 to 99. */
  percent: number;
}

interface StopRequest extends CanaryRequest {
  channel: string;
}

export type ChangedCanary = Pick<CommittedRelease, 'entry' | 'changed'> & {
  /** Channel of the canary. */
  channel: string;
};

/**
 * Shows the release of a preview to a share of the visitors, and the live release to all others. Changes the share if the
 * canary is running. Throws `NOT_A_PREVIEW`, and `PREVIEW_OUTDATED` if the parent channel has had another release since.
 */
export async function startCanary({ name, percent, ...request }: StartRequest): Promise<ChangedCanary> {
  const { store, flags } = request;
  const preview = await currentPreview(store, name);
  const { release } = preview;
  const { versions } = await getRelease(store, release);
  return changeCanary(request, preview.parent.channel, commandLine('site canary', name, flags), (live) => {
    assertCurrent(preview, live, flags);
    return { canary: { preview: name, release, versions, percent } };
  });
}

/** Ends the canary of a channel: every visitor gets the live release. Throws `NO_CANARY` if none is running. */
export async function stopCanary({ channel, ...request }: StopRequest): Promise<ChangedCanary> {
  const { store, flags } = request;
  if (!(await head(store, channel))?.canary) {
    throw new SiteError('NO_CANARY', `No canary is running on '${channel}'.`, {
      at: `channels/${channel}/`,
      fix: commandLine('site status', flags),
    });
  }
  return changeCanary(request, channel, commandLine('site canary --stop', flags), () => ({}));
}

async function changeCanary(
  { store, provenance }: CanaryRequest,
  channel: string,
  retryCommand: string,
  canaryOn: (live: LogEntry) => Pick<LogEntry, 'canary'>,
): Promise<ChangedCanary> {
  const { entry, changed } = await commitRelease({
    store,
    channel,
    retryCommand,
    provenance,
    now: () => new Date(),
    async build(release, live) {
      // Checked above: a canary has a preview with a live parent, and a log never becomes empty.
      return { release: release!, action: 'canary', sections: [], ...canaryOn(live!) };
    },
  });
  return { entry, changed, channel };
}
