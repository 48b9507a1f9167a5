const KEY = 'vantedge-history-state';

/**
 * Keeps a history state for the full page load of a URL. In the session storage, because a state may hold personal data,
 * which must not be in a URL.
 */
export function carryState(url: string, state: unknown): void {
  try {
    if (state === null || state === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ url, state }));
  } catch (error) {
    console.error(`[shell] ${url} loads without its history state, storage is not available:`, error);
  }
}

/** Gives this document's history entry the state that was kept for its URL, once. Runs before the router reads it. */
export function restoreState(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!kept) return;
    const { url, state } = JSON.parse(kept) as { url: string; state: unknown };
    if (url !== location.pathname + location.search + location.hash) return;
    // React Router keeps `location.state` in the member `usr`.
    history.replaceState({ ...(history.state as object | null), usr: state }, '');
  } catch (error) {
    console.error('[shell] the history state of this page cannot be restored:', error);
  }
}
