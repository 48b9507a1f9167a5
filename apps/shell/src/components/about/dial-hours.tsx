import { hourAngle, point, polar, RADIUS } from './polar-map.ts';

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];

/** The ring of hours. It lies over the hand, which points at one of them eight times a day. */
export function DialHours() {
  return HOURS.map((hour) => {
    const [x, y] = point(polar(RADIUS + 23, hourAngle(hour))).split(' ');
    return (
      <text key={hour} className={hour % 6 ? 'dd-hour dd-hour--fine' : 'dd-hour'} x={x} y={y}>
        {`${String(hour).padStart(2, '0')}${hour === 12 ? ' UTC' : ''}`}
      </text>
    );
  });
}
