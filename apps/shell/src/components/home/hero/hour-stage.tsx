import { motionStopped } from '@vantedge/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long each hour is shown, in milliseconds. */
const HOUR_DURATION_MS = 8000;

interface Props {
  hours: number;
  /** Which of them is nearest to the present, once that is known: its light is on while the present is chosen. */
  nearest?: number;
  /** Whatever is drawn for each hour: elements of class `h0`, `h1` … in a `by-hour`. The page's style shows one of them. */
  children: ReactNode;
}

/**
 * Says which hour of the day is on: the next one every eight seconds, or the one that the visitor chose in the hour
 * strip. Before the script runs the choice alone decides, by style.
 */
export function HourStage({ hours, nearest = 0, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [hour, setHour] = useState(0);
  const [present, setPresent] = useState(false);
  const choice = () => stage.current?.querySelector<HTMLInputElement>('[name="hour"]:checked')?.value;
  const showChoice = () => {
    const chosen = choice();
    setPresent(chosen === NOW);
    if (Number.isInteger(Number(chosen))) setHour(Number(chosen));
  };
  useEffect(() => {
    // A choice made before the script ran.
    showChoice();
    const timer = setInterval(() => {
      if (choice() === AUTOPLAY && !motionStopped()) setHour((on) => (on + 1) % hours);
    }, HOUR_DURATION_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <div className="hour-stage" data-hour={present ? nearest : hour} ref={stage} onChange={showChoice}>
      {children}
    </div>
  );
}

/** Value of the choice that lets the hours take turns, and of the one that shows the present. */
export const AUTOPLAY = 'autoplay';
export const NOW = 'now';
