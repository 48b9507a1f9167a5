import map from '../../assets/polar-map.svg';
import { litShape } from './daylight.ts';
import type { DialReading } from './dial-reading.ts';
import { hourAngle, point, polar, RADIUS, radiusOf, spoke, tenth } from './polar-map.ts';

/** Sun altitudes at which each twilight begins, in degrees. */
const TWILIGHTS = { 'dd-astro': -18, 'dd-nautical': -12, 'dd-civil': -6 };

/** Sun altitude at which its upper edge touches the horizon, in degrees. */
const SUNRISE_ALTITUDE = -0.8;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MERIDIANS = HOURS.slice(0, 6).map((line) => spoke(RADIUS, -RADIUS, line * 30));
const PARALLELS = [0, 30, 60];

/**
 * The background of the dial: daylight and twilights, the land in dots (brighter where it is day), and the ring of
 * hours.
 */
export function DialPlate({ light, sunLatitude }: DialReading) {
  const turned = `rotate(${tenth(light)})`;
  const land = { href: map, x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  return (
    <>
      <defs>
        <path id="dial-day" d={litShape(SUNRISE_ALTITUDE, sunLatitude)} />
        <clipPath id="dial-lit">
          <use className="dd-turns" href="#dial-day" transform={turned} />
        </clipPath>
      </defs>
      <g className="dd-turns" transform={turned}>
        {Object.entries(TWILIGHTS).map(([name, altitude]) => (
          <path key={name} className={name} d={litShape(altitude, sunLatitude)} />
        ))}
        <use className="dd-day" href="#dial-day" />
      </g>
      <path className="dd-graticule" d={MERIDIANS.join('')} />
      {PARALLELS.map((latitude) => (
        <circle key={latitude} className="dd-graticule" r={tenth(radiusOf(latitude))} />
      ))}
      <image className="dd-dark" {...land} />
      <image {...land} clipPath="url(#dial-lit)" />
      <circle className="dd-rim" r={RADIUS} />
      <path className="dd-tick" d={ticks((hour) => hour % 3 !== 0, 5)} />
      <path className="dd-tick dd-tick--major" d={ticks((hour) => hour % 3 === 0, 10)} />
      {HOURS.filter((hour) => hour % 3 === 0).map((hour) => {
        const [x, y] = point(polar(RADIUS + 23, hourAngle(hour))).split(' ');
        return (
          <text key={hour} className={hour % 6 ? 'dd-hour dd-hour--fine' : 'dd-hour'} x={x} y={y}>
            {String(hour).padStart(2, '0')}
            {hour === 12 && ' UTC'}
          </text>
        );
      })}
    </>
  );
}

function ticks(which: (hour: number) => boolean, length: number): string {
  return HOURS.filter(which)
    .map((hour) => spoke(RADIUS, RADIUS + length, hourAngle(hour)))
    .join('');
}
