import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is no longer as it was served: false while React adopts what was served, true right after, and true from the
 * start on a page that the application shows by itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
