import type { Location } from 'react-router-dom';
import { carryState } from './carried-state.ts';

/** How long the server may take to respond before the browser takes over. */
const PROBE_TIMEOUT_MS = 1500;

/**
 * Loads a location as a document, with its query, fragment and history state. Resolves to `true` if the browser is
 * loading it, and to `false` if the server is unreachable or fails, or the navigation was canceled.
 */
export async function fullPageLoad(
  { pathname, search, hash, state }: Location,
  navigation?: AbortSignal,
): Promise<boolean> {
  if (!(await canLoad(pathname)) || navigation?.aborted) return false;
  const url = pathname + search + hash;
  if (url === location.pathname + location.search + location.hash) {
    // Back, Forward and an error page are already at their URL. Reload keeps the history entry and its state.
    location.reload();
  } else {
    carryState(url, state);
    location.assign(url);
  }
  return true;
}

/**
 * Returns whether the browser should load a document. A 404 counts, because it is the site's not-found page. A slow
 * server counts too, because the browser shows progress and lets the user stop it.
 */
export async function canLoad(pathname: string): Promise<boolean> {
  try {
    const { status } = await fetch(pathname, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return status < 500;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}
