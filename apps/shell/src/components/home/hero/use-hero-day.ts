import { useMemo } from 'react';
import { useNow } from '@vantedge/shared-ui';
import { useAfterLoad } from '../use-after-load.ts';
import { dayOf, type HeroDay, servedDay } from './hero-day.ts';

/**
 * Returns the prerendered day, and once the page has loaded and the browser is idle, the current day, updated every
 * minute.
 */
export function useHeroDay(): HeroDay {
  const ready = useAfterLoad();
  const now = useNow();
  const minute = ready && now ? Math.floor(now.getTime() / 6e4) : undefined;
  return useMemo(() => (minute === undefined ? servedDay : dayOf(new Date(minute * 6e4))), [minute]);
}
