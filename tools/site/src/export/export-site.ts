import type { Progress } from '@vantedge/cli';
import { getRelease, settingsOf } from '@vantedge/release';
import { liveEntry, loadRelease } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { exportContents } from './export-contents.ts';
import { exportedRelease } from './exported-release.ts';
import { type LeadEndpoint, parseLeadEndpoint } from './lead-endpoint.ts';
import { assertReplaceable, replaceFolder } from './replace-folder.ts';

export interface Export {
  store: Store;
  channel: string;
  /** Target folder: absent, empty or an earlier export. */
  folder: string;
  /** Days for which assets of a version are exported after it was last live. */
  keepAssetsDays?: number | undefined;
  /** Endpoint for form submissions; `null` disables the forms, which then say so. Default: the endpoint of the settings, if any. */
  leads?: LeadEndpoint | null | undefined;
  /** Write nothing. */
  isDryRun?: boolean;
  progress?: Progress | undefined;
}

export interface Exported {
  /** Id of the release. */
  release: string;
  /** Number of files. */
  files: number;
  /** URL of the endpoint for form submissions; `undefined` if the forms are disabled. */
  leads: string | undefined;
}

/**
 * Writes the live release of a channel to a folder for any static host, with assets that open tabs of earlier releases may
 * still need.
 */
export async function exportSite({
  store,
  channel,
  folder,
  keepAssetsDays,
  leads,
  isDryRun = false,
  progress,
}: Export): Promise<Exported> {
  progress?.phase('read the release');
  const entry = await liveEntry(store, channel);
  const release = await getRelease(store, entry.release);
  const live = await loadRelease(store, channel, { entry, release }, { keepAssetsDays });
  const { leadEndpoint } = settingsOf(release);
  const endpoint =
    leads === undefined && leadEndpoint !== undefined ? parseLeadEndpoint(leadEndpoint) : leads;
  const contents = exportContents(await exportedRelease(live, endpoint ?? undefined, progress));
  progress?.phase('write files');
  if (isDryRun) await assertReplaceable(folder);
  else await replaceFolder(folder, contents, live.id);
  return { release: live.id, files: contents.size, leads: endpoint?.url };
}
