import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useEffectEvent } from 'react';

/** How long each slide is shown, in milliseconds. */
const SHOWN = 5000;

interface Turns {
  running: boolean;
  shown: number;
  show(place: number): void;
  paused(): boolean;
}

/** Shows the next slide every five seconds while it runs; each slide, however it came, has its five seconds. */
export function useTurns({ running, shown, show, paused }: Turns) {
  const turn = useEffectEvent(() => {
    if (!paused() && !motionStopped()) show(shown + 1);
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(turn, SHOWN);
    return () => clearInterval(timer);
  }, [running, shown]);
}
