import { useEffect, useState } from 'react';
import { useTabVisible } from './use-tab-visible.ts';

/** How often the time is refreshed, in milliseconds. */
const REFRESH_MS = 15_000;

/** Current time, refreshed every 15 s while the tab is visible; undefined during prerendering and hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  const visible = useTabVisible();
  useEffect(() => {
    if (!visible) return;
    const read = () => setNow(new Date());
    read();
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, [visible]);
  return now;
}
