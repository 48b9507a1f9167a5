import type { Location } from 'react-router-dom';
import { carryState } from './carried-state.ts';

/** How long the server has to answer before the browser takes over, in milliseconds. */
const PROBE_TIMEOUT_MS = 1500;

/**
 * Loads a location as a document, with its query, fragment and history state. Resolves to whether the browser is loading
 * it: not when the server cannot be reached or fails, nor when the navigation was canceled meanwhile.
 */
export async function fullPageLoad(
  { pathname, search, hash, state }: Location<unknown>,
  navigation?: AbortSignal,
): Promise<boolean> {
  if (!(await canLoad(pathname)) || navigation?.aborted) return false;
  const url = pathname + search + hash;
  if (url === location.pathname + location.search + location.hash) {
    // Back, Forward and an error page are at their URL already: the same history entry, with its state.
    location.reload();
  } else {
    carryState(url, state);
    location.assign(url);
  }
  return true;
}

/**
 * Whether the browser should load a document. A 404 counts: it is the site's not-found page. So does a server that is
 * slow to answer: the browser shows that it is loading, and can be stopped.
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
