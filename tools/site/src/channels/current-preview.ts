import { commandLine } from '@vantedge/cli';
import { head, type LogEntry, notAPreview, type ParentEntry, SiteError } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** The newest entry of a preview. */
export type PreviewEntry = LogEntry & { parent: ParentEntry };

/** Reads the newest entry of a preview. Throws `NOT_A_PREVIEW`. */
export async function currentPreview(store: Store, name: string): Promise<PreviewEntry> {
  const entry = await head(store, name);
  if (!entry?.parent) throw notAPreview(name);
  return { ...entry, parent: entry.parent };
}

/** Throws `PREVIEW_OUTDATED` unless the preview was composed on the live release: otherwise it would undo what came after. */
export function assertCurrent(preview: PreviewEntry, live: LogEntry | undefined, flags = ''): void {
  const { parent, sections } = preview;
  if (live?.release === parent.release) return;
  throw new SiteError(
    'PREVIEW_OUTDATED',
    `'${parent.channel}' has had another release since this preview was composed: entry ${live?.number ?? 'none'} instead of ${parent.number}.`,
    { at: `channels/${parent.channel}/`, fix: commandLine('site preview', sections.join(' '), flags) },
  );
}
