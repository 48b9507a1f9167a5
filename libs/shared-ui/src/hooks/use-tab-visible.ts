import { useSyncExternalStore } from 'react';

/** Returns whether the tab is visible. Timers stop while it is not: each one wakes the browser up, and nobody sees what it changes. */
export const useTabVisible = () =>
  useSyncExternalStore(
    onChange,
    () => !document.hidden,
    () => true,
  );

function onChange(update: () => void) {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}
