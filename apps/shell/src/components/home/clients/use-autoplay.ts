import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useEffectEvent } from 'react';

/** How long each slide is shown, in milliseconds. */
const SLIDE_DURATION_MS = 5000;

interface Autoplay {
  running: boolean;
  shown: number;
  show(index: number): void;
  paused(): boolean;
}

/** Shows the next slide every five seconds while it runs; each slide, however it came, has its five seconds. */
export function useAutoplay({ running, shown, show, paused }: Autoplay) {
  const showNext = useEffectEvent(() => {
    if (!paused() && !motionStopped()) show(shown + 1);
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(showNext, SLIDE_DURATION_MS);
    return () => clearInterval(timer);
  }, [running, shown]);
}
