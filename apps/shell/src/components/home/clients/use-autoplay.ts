import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useEffectEvent } from 'react';

const SLIDE_DURATION_MS = 5000;

interface Autoplay {
  running: boolean;
  shown: number;
  step(by: number): void;
  paused(): boolean;
}

/** Shows the next slide every five seconds while `running`. The interval restarts with every slide. */
export function useAutoplay({ running, shown, step, paused }: Autoplay) {
  const showNext = useEffectEvent(() => {
    if (!paused() && !motionStopped()) step(1);
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(showNext, SLIDE_DURATION_MS);
    return () => clearInterval(timer);
  }, [running, shown]);
}
