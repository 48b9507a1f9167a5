import { meridianClock } from '@vantedge/content-site';
import type { HourReading } from './hour-reading.ts';
import { NOW, AUTOPLAY } from './hour-stage.tsx';

interface Props {
  hours: readonly HourReading[];
  /** The current time; until it is known, "Now" is disabled. */
  now?: HourReading;
}

const { cities, choice, autoplay, now: present } = meridianClock;

/**
 * Radio buttons for the five hours with local times: a list on phones; on wide screens a table, without the options that
 * autoplay or JavaScript would need. Selecting an hour stops the clock there; selecting Now resumes the live clock.
 */
export function HourStrip({ hours, now }: Props) {
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
