import { meridianClock } from '@vantedge/content-site';
import { TURN } from './hour-stage.tsx';
import { HERO_HOURS } from './hero-hours.ts';

const { cities, choice, inTurn } = meridianClock;

/** The five hours as a table of times; to choose one is to stop the clock there. */
export function HourStrip() {
  return (
    <fieldset className="hour-strip">
      <legend className="visually-hidden">{choice}</legend>
      <label className="hs-turn">
        <input type="radio" name="hour" id="hour-turn" value={TURN} defaultChecked />
        <b>{inTurn.label}</b>
        <span>{inTurn.note}</span>
      </label>
      {HERO_HOURS.map(({ name, cebu, losAngeles }, hour) => (
        <label key={name} className={`h${hour}`}>
          <input type="radio" name="hour" id={`hour-${hour}`} value={hour} />
          <b>{name}</b>
          <span>
            {cities.cebu.short} <time dateTime={cebu.iso}>{cebu.time}</time>
          </span>
          <span>
            {cities.losAngeles.short} <time dateTime={losAngeles.iso}>{losAngeles.time}</time>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
