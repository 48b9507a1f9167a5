import { liveEntry, loadLiveRelease } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { exportContents } from './export-contents.ts';
import { exportedRelease } from './exported-release.ts';
import type { LeadEndpoint } from './lead-endpoint.ts';
import { replaceFolder } from './replace-folder.ts';

export interface Export {
  store: Store;
  channel: string;
  /** Target folder: absent, empty or an earlier export. */
  folder: string;
  /** Days for which assets of a version are exported after it was last live. */
  keepAssetsDays?: number | undefined;
  /** Endpoint for form submissions. Without it, the forms say that submissions are disabled. */
  leads?: LeadEndpoint;
}

/**
 * Writes the live release of a channel to a folder for any static host, with assets that open tabs of earlier releases may
 * still need. Returns the release id and the number of files.
 */
export async function exportSite({
  store,
  channel,
  folder,
  keepAssetsDays,
  leads,
}: Export): Promise<{ release: string; files: number }> {
  const live = await loadLiveRelease(store, channel, await liveEntry(store, channel), { keepAssetsDays });
  const contents = exportContents(await exportedRelease(live, leads));
  await replaceFolder(folder, contents, live.id);
  return { release: live.id, files: contents.size };
}
