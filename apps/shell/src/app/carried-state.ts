/** What the router keeps in `history.state`: `usr` is the state that the navigation was given. */
export interface EntryState {
  usr?: unknown;
}

/** Key of the kept state in session storage. */
export const CARRIED_STATE = 'vantedge-history-state';

/**
 * Stores a history state for the full page load of a URL. Session storage, because the state may hold personal data,
 * which must not appear in a URL.
 */
export function carryState(url: string, state: unknown): void {
  try {
    if (state === null || state === undefined) sessionStorage.removeItem(CARRIED_STATE);
    else sessionStorage.setItem(CARRIED_STATE, JSON.stringify({ url, state }));
  } catch (error) {
    console.error(`[shell] ${url} loads without its history state, storage is unavailable:`, error);
  }
}

/** Restores the stored state to this document's history entry, once. Must run before the router reads it. */
export function restoreState(): void {
  try {
    const kept = sessionStorage.getItem(CARRIED_STATE);
    sessionStorage.removeItem(CARRIED_STATE);
    if (!kept) return;
    const { url, state } = JSON.parse(kept) as { url: string; state: unknown };
    if (url !== location.pathname + location.search + location.hash) return;
    const entry: EntryState = { ...(history.state as EntryState | null), usr: state };
    history.replaceState(entry, '');
  } catch (error) {
    console.error('[shell] failed to restore the history state of this page:', error);
  }
}
