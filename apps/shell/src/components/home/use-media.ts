import { startTransition, useEffect, useState } from 'react';

/** Below 768 px. In em, like the media queries of the built stylesheets. */
export const NARROW = `(max-width: ${767 / 16}em)`;

/**
 * Returns whether a media query matches; false until the page is hydrated. Not `useSyncExternalStore`: after hydration, that would
 * render the page again in one step, which blocks a slow phone.
 */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => startTransition(() => setMatches(list.matches));
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
