import { HOME_PLATE } from '../../meridian/plate.ts';
import { HERO_HOURS } from './hero-hours.ts';

/** The numerals of solar time above the map; their marks are part of the map itself. */
export function HourScale() {
  return (
    <svg className="mc-scale by-hour" viewBox={`0 0 ${HOME_PLATE.width} 24`} aria-hidden="true">
      {HERO_HOURS.map(({ scale }, hour) => (
        <g key={hour} className={`h${hour}`}>
          {scale.map(({ x, label }) => (
            <text key={x} x={x} y={18}>
              {label}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
