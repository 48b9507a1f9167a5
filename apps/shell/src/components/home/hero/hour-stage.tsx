import { meridianClock } from '@vantedge/content-site';
import { motionStopped, useTabVisible } from '@vantedge/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HourReading } from './hero-day.ts';

const HOUR_DURATION_MS = 8000;

interface Props {
  hours: number;
  /** Index of the hour nearest to the current time. Its image is shown while "Now" is selected. */
  nearest?: number;
  /** Content with elements of class `h0`, `h1` … in a `by-hour` container. CSS shows one of them. */
  children: ReactNode;
}

const NOW = 'now';

/** Radio values for autoplay and for the current time. */
const AUTOPLAY = 'autoplay';

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
  // Apply a selection made before hydration.
  useEffect(showChoice, []);
  const visible = useTabVisible();
  useEffect(() => {
    if (!visible) return;
    const timer = setInterval(() => {
      if (choice() === AUTOPLAY && !motionStopped()) setHour((on) => (on + 1) % hours);
    }, HOUR_DURATION_MS);
    return () => clearInterval(timer);
  }, [hours, visible]);
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

interface HourStripProps {
  hours: readonly HourReading[];
  /** The current time; until it is known, "Now" is disabled. */
  now?: HourReading;
}

const { cities, choice, autoplay, now: present } = meridianClock;

/**
 * Radio buttons for the five hours with local times: a list on phones; on wide screens a table, without the options that
 * autoplay or JavaScript would need. Selecting an hour stops the clock there; selecting Now resumes the live clock.
 */
export function HourStrip({ hours, now }: HourStripProps) {
  return (
    <fieldset className="hour-strip">
      <legend className="visually-hidden">{choice}</legend>
      <label className="hs-autoplay">
        <input type="radio" name="hour" id="hour-autoplay" value={AUTOPLAY} defaultChecked />
        <b>{autoplay.label}</b>
        <span>{autoplay.note}</span>
      </label>
      <label className="hs-now">
        <input type="radio" name="hour" id="hour-now" value={NOW} disabled={!now} />
        <b>{present.label}</b>
        <Times
          cebu={now?.cebu.time ?? present.placeholder}
          losAngeles={now?.losAngeles.time ?? present.placeholder}
        />
      </label>
      {hours.map(({ name, cebu, losAngeles }, hour) => (
        <label key={name} className={`h${hour}`}>
          <input type="radio" name="hour" id={`hour-${hour}`} value={hour} />
          <b>{name}</b>
          <Times cebu={cebu.time} losAngeles={losAngeles.time} />
        </label>
      ))}
    </fieldset>
  );
}

function Times({ cebu, losAngeles }: { cebu: string; losAngeles: string }) {
  return (
    <>
      <span>{`${cities.cebu.short} ${cebu}`}</span>
      <span>{`${cities.losAngeles.short} ${losAngeles}`}</span>
    </>
  );
}
