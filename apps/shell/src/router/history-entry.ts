import type { RouterLocation } from '@vantedge/shared-ui';

/** What the router keeps in `history.state`. */
export interface EntryState {
  /** State that the navigation was given. */
  state?: unknown;
  /** Identifies the entry. */
  key?: string;
}

/** Returns the location of the current history entry, and gives the entry a key if it has none. */
export function currentEntry(): RouterLocation {
  const entry = history.state as EntryState | null;
  const key = entry?.key ?? newKey();
  // Links to fragments, which the browser handles, and new documents have entries without a key.
  if (!entry?.key) history.replaceState({ ...entry, key }, '');
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: entry?.state ?? null, key };
}

/** Returns the location of a new history entry, which is not part of the history yet. */
export function newEntry(to: string, state: unknown = null): RouterLocation {
  const { pathname, search, hash } = new URL(to, location.href);
  return { pathname, search, hash, state, key: newKey() };
}

/** Adds an entry to the history. Replaces the current one if that has the same URL, as browsers do. */
export function addEntry({ pathname, search, hash, state, key }: RouterLocation) {
  const entry: EntryState = { state, key };
  const url = pathname + search + hash;
  const isSame = url === location.pathname + location.search + location.hash;
  history[isSame ? 'replaceState' : 'pushState'](entry, '', url);
}

const newKey = () => Math.random().toString(36).slice(2);
