import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Creates and syncs folders of a store for concurrent writes. */
export interface StoreFolders {
  /** Creates a folder and syncs its parents: after a power cut, a file exists only if all folders above it do. */
  make(folder: string): Promise<void>;
  /** Syncs a folder, so that entries which exist now survive a power cut. One sync serves all callers that wait for it to start. */
  sync(folder: string): Promise<void>;
}

/** Returns the folders of the store at `root`. Each is created once; what others create or remove later is not noticed. */
export function storeFolders(root: string): StoreFolders {
  const made = new Map<string, Promise<void>>();
  const syncs = new Map<string, { running: Promise<void>; next?: Promise<void> }>();

  function make(folder: string): Promise<void> {
    const making = made.get(folder) ?? create(folder);
    made.set(folder, making);
    making.catch(() => made.delete(folder));
    return making;
  }

  async function create(folder: string) {
    if (folder === root) return createRoot();
    await make(dirname(folder));
    await mkdir(folder, { recursive: true });
    // Also if it exists: another process may have created it just now.
    await sync(dirname(folder));
  }

  async function createRoot() {
    const first = await mkdir(root, { recursive: true });
    if (first === undefined) return;
    for (let at = root; at !== dirname(first); at = dirname(at)) await sync(dirname(at));
  }

  function sync(folder: string): Promise<void> {
    const known = syncs.get(folder);
    if (!known) return start(folder);
    // The running one may have begun before the caller's change.
    return (known.next ??= known.running.catch(() => undefined).then(() => start(folder)));
  }

  function start(folder: string): Promise<void> {
    const running = syncFolder(folder);
    const entry = { running };
    syncs.set(folder, entry);
    const forget = () => {
      if (syncs.get(folder) === entry && !('next' in entry)) syncs.delete(folder);
    };
    running.then(forget, forget);
    return running;
  }

  return { make, sync };
}
