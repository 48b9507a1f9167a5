import { motionStopped } from '@vantedge/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const HOUR_DURATION_MS = 8000;

interface Props {
  hours: number;
  /** Index of the hour nearest to the current time. Its image is shown while "Now" is selected. */
  nearest?: number;
  /** Content with elements of class `h0`, `h1` … in a `by-hour` container. CSS shows one of them. */
  children: ReactNode;
}

/**
 * Sets the hour to show: the next one every eight seconds, or the one selected in the hour strip. Before hydration,
 * CSS applies the selection.
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
    // Apply a selection made before hydration.
    showChoice();
    const timer = setInterval(() => {
      if (choice() === AUTOPLAY && !motionStopped()) setHour((on) => (on + 1) % hours);
    }, HOUR_DURATION_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <div
      className="hour-stage overflow-clip"
      data-live=""
      data-hour={present ? nearest : hour}
      ref={stage}
      onChange={showChoice}
    >
      {children}
    </div>
  );
}

/** Radio values for autoplay and for the current time. */
export const AUTOPLAY = 'autoplay';
export const NOW = 'now';
