import { commandLine } from '@vantedge/cli';
import { type CommittedRelease, getRelease, type Provenance } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { commitRelease } from '../publish/commit-release.ts';
import { changedSections } from './changed-sections.ts';
import { assertCurrent, currentPreview } from './current-preview.ts';

interface PromoteRequest {
  store: Store;
  /** Name of the preview. */
  name: string;
  provenance?: Provenance | undefined;
  flags?: string;
}

export type Promoted = Pick<CommittedRelease, 'entry' | 'changed'> & {
  /** Channel on which the release is live now. */
  channel: string;
};

/**
 * Puts the release of a preview live on its parent channel, unchanged: the same release id and the same bytes. Throws
 * `NOT_A_PREVIEW`, and `PREVIEW_OUTDATED` if the parent has had another release since: the preview would undo it.
 */
export async function promotePreview({ store, name, provenance, flags }: PromoteRequest): Promise<Promoted> {
  const preview = await currentPreview(store, name);
  const { parent } = preview;
  const release = await getRelease(store, preview.release);
  const { entry, changed } = await commitRelease({
    store,
    channel: parent.channel,
    retryCommand: commandLine('site promote', name, flags),
    provenance,
    now: () => new Date(),
    async build(base, live) {
      if (live?.release !== preview.release) assertCurrent(preview, live, flags);
      return {
        release,
        action: 'promote',
        target: preview.release,
        sections: changedSections(base, release),
        ...(preview.pushes && { pushes: preview.pushes }),
        ...(preview.checks && { checks: preview.checks }),
      };
    },
  });
  return { entry, changed, channel: parent.channel };
}
