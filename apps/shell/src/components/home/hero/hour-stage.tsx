import { motionStopped } from '@vantedge/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long each hour is shown, in milliseconds. */
const SHOWN = 8000;

interface Props {
  hours: number;
  /** Whatever is drawn for each hour: elements of class `h0`, `h1` … in a `by-hour`. The page's style shows one of them. */
  children: ReactNode;
}

/**
 * Says which hour of the day is on: the next one every eight seconds, or the one that the visitor chose in the hour
 * strip. Before the script runs the choice alone decides, by style.
 */
export function HourStage({ hours, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [hour, setHour] = useState(0);
  const choice = () => stage.current?.querySelector<HTMLInputElement>('[name="hour"]:checked')?.value;
  const showChoice = () => {
    const chosen = Number(choice());
    if (Number.isInteger(chosen)) setHour(chosen);
  };
  useEffect(() => {
    // A choice made before the script ran.
    showChoice();
    const timer = setInterval(() => {
      if (choice() === TURN && !motionStopped()) setHour((on) => (on + 1) % hours);
    }, SHOWN);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <div className="hour-stage" data-hour={hour} ref={stage} onChange={showChoice}>
      {children}
    </div>
  );
}

/** Value of the choice that lets the hours take turns. */
export const TURN = 'turn';
