import map from '../../assets/polar-map.svg';
import { halfDay, RADIANS_PER_DEGREE, SUNRISE_ALTITUDE } from '../world-clock/sun.ts';
import type { DialReading } from './dial-reading.ts';
import {
  arc,
  latitudeToRadius,
  point,
  polar,
  radialLine,
  RADIUS,
  RIM_LATITUDE,
  roundToTenth,
  turned,
} from './polar-map.ts';

/** Sun altitudes at which each twilight begins, in degrees. */
const TWILIGHTS = { 'fill-surface-dark-1': -18, 'fill-surface-dark-2': -12, 'fill-surface-dark-3': -6 };

const MERIDIANS = Array.from({ length: 6 }, (_, line) => radialLine(RADIUS, -RADIUS, line * 30));
const PARALLELS = [0, 30, 60];

/**
 * The background of the dial: daylight and twilights, the land in dots (brighter where it is day), and the ring of
 * hours.
 */
export function ClockFace({ day, sunAhead, sunLatitude }: DialReading) {
  const ahead = `rotate(${roundToTenth(sunAhead)})`;
  const land = {
    href: map,
    x: -RADIUS,
    y: -RADIUS,
    width: 2 * RADIUS,
    height: 2 * RADIUS,
  };
  return (
    <>
      <defs>
        <path id="dial-day" d={litShape(SUNRISE_ALTITUDE, sunLatitude)} transform={ahead} />
        <clipPath id="dial-lit">
          <use {...turned(day)} href="#dial-day" />
        </clipPath>
      </defs>
      <g {...turned(day)}>
        {Object.entries(TWILIGHTS).map(([name, altitude]) => (
          <path key={name} className={name} d={litShape(altitude, sunLatitude)} transform={ahead} />
        ))}
        <use className="fill-surface-dark-4 stroke-on-dark" strokeOpacity="0.5" href="#dial-day" />
      </g>
      <g className="fill-none stroke-on-dark-2" strokeOpacity="0.1">
        <path d={MERIDIANS.join('')} />
        {PARALLELS.map((latitude) => (
          <circle key={latitude} r={roundToTenth(latitudeToRadius(latitude))} />
        ))}
      </g>
      <image opacity="0.26" {...land} />
      <image {...land} clipPath="url(#dial-lit)" />
      <circle className="fill-none stroke-surface-dark-rule" r={RADIUS} />
      {/* Dashes of 1 px across a circle: two hours of three, then each third hour. */}
      <circle
        className="fill-none stroke-on-dark-2"
        strokeOpacity="0.5"
        strokeWidth="5"
        strokeDasharray="0 .992 .016 .984 .016 .992"
        pathLength="24"
        r={RADIUS + 2.5}
      />
      <circle
        className="fill-none stroke-on-dark-2"
        strokeOpacity="0.9"
        strokeWidth="10"
        strokeDasharray=".016 2.984"
        strokeDashoffset=".008"
        pathLength="24"
        r={RADIUS + 5}
      />
    </>
  );
}

/** Degrees between two points of the line. */
const STEP_DEGREES = 7.5;

/**
 * Returns the part of the polar map where the sun is higher than `altitude` degrees, as closed SVG path data, for a
 * sun overhead at that latitude and at Greenwich. Rotated about the pole, the same shape serves every hour of the
 * day.
 */
export function litShape(altitude: number, sunLatitude: number): string {
  const half = halfDay(RIM_LATITUDE, { latitude: sunLatitude }, altitude);
  const line = litLine(altitude, sunLatitude).filter(({ latitude }) => latitude > RIM_LATITUDE + 1);
  const inside = line
    .map(({ latitude, angle }) => `L${point(polar(latitudeToRadius(latitude), angle))}`)
    .join('');
  const along = arc(RADIUS, half, -half).slice(1).split('A')[1];
  return `M${point(polar(RADIUS, -half))}${inside}L${point(polar(RADIUS, half))}A${along}Z`;
}

/** Returns the points where the sun is at an altitude, around the subsolar point, as latitude and angle. */
function litLine(altitude: number, sunLatitude: number) {
  const away = 90 - altitude;
  return Array.from({ length: 360 / STEP_DEGREES + 1 }, (_, index) => {
    const bearing = index * STEP_DEGREES - 180;
    const height = sin(sunLatitude) * cos(away) + cos(sunLatitude) * sin(away) * cos(bearing);
    const angle = Math.atan2(
      sin(bearing) * sin(away) * cos(sunLatitude),
      cos(away) - sin(sunLatitude) * height,
    );
    return { latitude: Math.asin(height) / RADIANS_PER_DEGREE, angle: angle / RADIANS_PER_DEGREE };
  });
}

function sin(degrees: number): number {
  return Math.sin(degrees * RADIANS_PER_DEGREE);
}

function cos(degrees: number): number {
  return Math.cos(degrees * RADIANS_PER_DEGREE);
}
