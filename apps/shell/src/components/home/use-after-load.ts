import { startTransition, useEffect, useState } from 'react';

/** Returns true once the page has loaded and the browser is idle. */
export function useAfterLoad(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let idle: number | ReturnType<typeof setTimeout> | undefined;
    const setIdle = () => startTransition(() => setReady(true));
    const whenIdle = () => {
      idle = 'requestIdleCallback' in window ? requestIdleCallback(setIdle) : setTimeout(setIdle, 200);
    };
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
    return () => {
      removeEventListener('load', whenIdle);
      if (idle === undefined) return;
      if ('cancelIdleCallback' in window) cancelIdleCallback(idle as number);
      else clearTimeout(idle);
    };
  }, []);
  return ready;
}
