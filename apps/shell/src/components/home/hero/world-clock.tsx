import { worldClock } from '@vantedge/content-site';
import { fillTemplate, List, LocalTime, TimeDrawing, type TimeZone } from '@vantedge/shared-ui';
import { zoneTime } from '@vantedge/shared-ui/host';
import map from '../../../assets/world-map.svg';
import { OverlapBand } from '../../overlap-band.tsx';
import { halfHourAt, HALF_HOUR_UNITS, servedSuns, solarScale } from '../../world-clock/day-sky.ts';
import { FRAME_HEIGHT, HOME_MAP } from '../../world-clock/map-projection.ts';
import { PauseMotion } from '../pause-motion.tsx';
import { HandoverLog } from './handover-log.tsx';

/** Without motion there is nothing to pause. */
const CAPTION =
  'mt-5 flex flex-col items-start justify-between gap-2 text-small/body text-on-night-2 md:flex-row md:gap-6';

const NAME = 'font-display text-lg/none font-normal text-on-night italic';

const { cities, hours } = worldClock;
const { width } = HOME_MAP;

/** The hour that the map shows without scripts. */
const served = { name: hours[0].name, at: new Date(hours[0].at) };

/** The map at the present, the workday of both offices, five hours of a day and the log of one night. */
export function WorldClock() {
  const { map: description, together, ahead, name, caption, date, day, pause } = worldClock;
  return (
    <figure className="world-clock mt-lead">
      <div className="max-md:-mx-edge max-md:overflow-hidden">
        <TimeDrawing zone="UTC">
          <div className="relative max-md:-ml-[68%] max-md:w-[205%]">
            <HourScale />
            {/* The fragment chooses a half hour of the drawing. */}
            <div className="world-map grid print:[print-color-adjust:exact]">
              <img
                className="h-auto w-full"
                src={`${map}#h${halfHourAt(served.at)}`}
                width={width}
                height={FRAME_HEIGHT}
                alt={description}
                suppressHydrationWarning
              />
            </div>
            {/* The cities' times say the same. */}
            <p className="stop-name font-display text-on-night italic" aria-hidden="true">
              <LocalTime zone="UTC" text={worldClock.now}>
                {served.name}
              </LocalTime>
            </p>
            <CityLabels />
          </div>
        </TimeDrawing>
      </div>
      <OverlapBand together={together} ahead={ahead} />
      <HourList />
      <HandoverLog />
      <figcaption className={CAPTION}>
        <p className="max-w-wide">
          <b className={NAME}>{name}</b> {caption}{' '}
          <span className="block">{fillTemplate(date, { date: day })}</span>
        </p>
        <PauseMotion label={pause} />
      </figcaption>
    </figure>
  );
}

/** From 00:00 UTC on, for a day. The labels move as far as the sky. */
const DAY_SCALE = solarScale({ ...HOME_MAP, width: 2 * width }, servedSuns[0]!);

/** Labels of the solar time scale above the map. The marks are part of the map. */
function HourScale() {
  const start = DAY_SCALE[0]!.x;
  const halfHour = `var(--half-hour, ${halfHourAt(served.at)})`;
  return (
    <svg className="hour-scale" viewBox={`0 0 ${width} 24`} textAnchor="middle" aria-hidden="true">
      {/* Ends at the edges of the map. */}
      <svg width={width} height="24">
        <g style={{ transform: `translate(calc(${start}px - ${halfHour} * ${HALF_HOUR_UNITS}px), 18px)` }}>
          {DAY_SCALE.map(({ x, label }) => (
            <text key={x} x={Math.round(x - start)}>
              {label}
            </text>
          ))}
        </g>
      </svg>
    </svg>
  );
}

/** City names and local times on the map. */
const CityLabels = () => (
  <List className="city-labels text-xs/tight whitespace-nowrap text-amber tabular-nums lg:text-small/tight">
    {Object.entries(cities).map(([of, { name, timeZone, text }]) => (
      <li key={of} className={`city-${of}`}>
        <b>{name}</b>{' '}
        <LocalTime zone={timeZone} text={text}>
          {fillTemplate(text, fieldsAt(served.at, timeZone))}
        </LocalTime>
      </li>
    ))}
  </List>
);

const fieldsAt = (instant: Date, timeZone: TimeZone) => {
  const { day, time } = zoneTime(instant, timeZone);
  return { weekday: day.slice(0, 3), time };
};

/** Five hours of one day, with the time in both cities. */
const HourList = () => (
  <List ordered className="hour-list">
    {hours.map(({ name, at }) => (
      <li key={name}>
        <b className="font-medium text-on-night">{name}</b>
        {[cities.cebu, cities.losAngeles].map(({ short, timeZone, text }) => (
          <span key={short} className="block">
            {`${short} ${fillTemplate(text, fieldsAt(new Date(at), timeZone))}`}
          </span>
        ))}
      </li>
    ))}
  </List>
);
