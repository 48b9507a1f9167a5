import { worldClock } from '@vantedge/content-site';
import { motionStopped, useTabVisible } from '@vantedge/shared-ui/host';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type HourReading, PRESENT } from './hero-day.ts';

const HOUR_DURATION_MS = 8000;

interface Props {
  hours: number;
  /** Index of the hour nearest to the current time; undefined until the time is known. */
  nearest?: number;
  /** Content with elements of class `h0`, `h1` … and `now` in a `by-hour` container. CSS shows one of them. */
  children: ReactNode;
}

const NOW = 'now';

/** Radio values for autoplay and for the current time. */
const AUTOPLAY = 'autoplay';

/**
 * Sets the stop of the clock to show: the present first, then one of the five hours every eight seconds, or the one selected in the hour
 * strip. Before hydration, the inline loader shows the present, and CSS applies the selection.
 */
export function HourStage({ hours, nearest, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  // Without scripts the page shows the first hour, and no present.
  const [stop, setStop] = useState<number | typeof NOW>(0);
  const choice = () => stage.current?.querySelector<HTMLInputElement>('[name="hour"]:checked')?.value;
  const showChoice = () => {
    const chosen = choice();
    if (chosen === NOW) setStop(NOW);
    if (Number.isInteger(Number(chosen))) setStop(Number(chosen));
  };
  const started = nearest !== undefined;
  useEffect(() => {
    if (!started) return;
    setStop(NOW);
    // Apply a selection made before hydration.
    showChoice();
  }, [started]);
  const visible = useTabVisible();
  useEffect(() => {
    if (!visible || nearest === undefined) return;
    const timer = setInterval(() => {
      if (choice() !== AUTOPLAY || motionStopped()) return;
      setStop((on) => ((on === NOW ? nearest : on) + 1) % hours);
    }, HOUR_DURATION_MS);
    return () => clearInterval(timer);
  }, [hours, nearest, visible]);
  return (
    <div
      className="hour-stage overflow-clip"
      data-hydrate=""
      data-clock={started ? undefined : 'served'}
      data-hour={stop}
      ref={stage}
      onChange={showChoice}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}

interface HourStripProps {
  hours: readonly HourReading[];
  /** The current time, once it is known. */
  now?: HourReading;
}

const { cities, choice, autoplay } = worldClock;

/**
 * Radio buttons for the present and the five hours, with local times. Selecting one stops the clock there. The options that autoplay and the
 * present need are hidden without JavaScript.
 */
export function HourStrip({ hours, now }: HourStripProps) {
  return (
    <fieldset className="hour-strip">
      <legend className="visually-hidden">{choice}</legend>
      <label className="hour-strip-now now noscript:hidden">
        <input type="radio" name="hour" id="hour-now" value={NOW} />
        <b>{PRESENT.name}</b>
        <span>
          {cities.cebu.short} <LiveTime of="cebu" time={now && dayAndTime(now.cebu)} />
        </span>
        <span>
          {cities.losAngeles.short} <LiveTime of="losAngeles" time={now && dayAndTime(now.losAngeles)} />
        </span>
      </label>
      {hours.map(({ name, cebu, losAngeles }, hour) => (
        <label key={name} className={`h${hour}`}>
          <input type="radio" name="hour" id={`hour-${hour}`} value={hour} />
          <b>{name}</b>
          <span>{`${cities.cebu.short} ${cebu.time}`}</span>
          <span>{`${cities.losAngeles.short} ${losAngeles.time}`}</span>
        </label>
      ))}
      <label className="hour-strip-autoplay">
        <input type="radio" name="hour" id="hour-autoplay" value={AUTOPLAY} defaultChecked />
        <b>{autoplay.label}</b>
        <span>{autoplay.note}</span>
      </label>
    </fieldset>
  );
}

interface LiveTimeProps {
  of: keyof typeof cities | 'done';
  time: string | undefined;
}

/** A local time of the present, or what depends on it. Before hydration the inline loader fills it in; its line is there before. */
export function LiveTime({ of, time = '\u00a0' }: LiveTimeProps) {
  return (
    <span data-now={of} suppressHydrationWarning>
      {time}
    </span>
  );
}

/** Returns `Thu 1:16 p.m.` */
export const dayAndTime = ({ day, time }: HourReading['cebu']) => `${day} ${time}`;
