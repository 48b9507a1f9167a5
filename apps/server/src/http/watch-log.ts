import { watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls a function whenever the log of a channel may have changed in a store's folder; returns a function that stops it. It may miss
 * changes: a network mount tells of none that another machine makes, and the number of watched folders is limited.
 */
export function watchLog(folder: string, channel: string, onChange: () => void): () => void {
  try {
    const watcher = watch(path.join(folder, 'channels', channel), { persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => undefined;
  }
}
