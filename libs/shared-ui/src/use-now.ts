import { useEffect, useState } from 'react';

/** How often the clocks on the page are read, in milliseconds. */
const REFRESH_MS = 15_000;

/** The present, read again every quarter of a minute; unknown while prerendering and hydrating. */
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
