import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during hydration and true afterwards; true from the first render after client navigation. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
