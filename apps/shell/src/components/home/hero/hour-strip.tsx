import { meridianClock } from '@vantedge/content-site';
import type { HourReading } from './hour-reading.ts';
import { NOW, TURN } from './hour-stage.tsx';

interface Props {
  hours: readonly HourReading[];
  /** The present, once it is known; until then it cannot be chosen. */
  now?: HourReading;
}

const { cities, choice, inTurn, now: present } = meridianClock;

/** The five hours as a table of times; to choose one is to stop the clock there, to choose the present is to let it go. */
export function HourStrip({ hours, now }: Props) {
  return (
    <fieldset className="hour-strip">
      <legend className="visually-hidden">{choice}</legend>
      <label className="hs-turn">
        <input type="radio" name="hour" id="hour-turn" value={TURN} defaultChecked />
        <b>{inTurn.label}</b>
        <span>{inTurn.note}</span>
      </label>
      <label className="hs-now">
        <input type="radio" name="hour" id="hour-now" value={NOW} disabled={!now} />
        <b>{present.label}</b>
        <Times cebu={now?.cebu.time ?? present.unset} losAngeles={now?.losAngeles.time ?? present.unset} />
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
      <span>
        {cities.cebu.short} {cebu}
      </span>
      <span>
        {cities.losAngeles.short} {losAngeles}
      </span>
    </>
  );
}
