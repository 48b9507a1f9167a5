import { useEffect, useState } from 'react';

/** How often the time is refreshed, in milliseconds. */
const REFRESH_MS = 15_000;

/** Current time, refreshed every 15 s; undefined during prerendering and hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const read = () => setNow(new Date());
    read();
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
