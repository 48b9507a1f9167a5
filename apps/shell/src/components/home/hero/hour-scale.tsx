import { HOME_PLATE } from '../../meridian/plate.ts';
import { solarScale } from '../../meridian/solar-scale.ts';
import { sunAt } from '../../meridian/sun.ts';
import { hourClass } from './hour-class.ts';
import type { HourReading } from './hour-reading.ts';

/** Labels of the solar time scale above the map. The marks are part of the map. */
export function HourScale({ readings }: { readings: readonly HourReading[] }) {
  return (
    <svg
      className="hour-scale by-hour"
      viewBox={`0 0 ${HOME_PLATE.width} 24`}
      textAnchor="middle"
      aria-hidden="true"
    >
      {readings.map(({ at }, index) => {
        const marks = solarScale(HOME_PLATE, sunAt(at));
        const start = marks[0]!.x;
        // Positions relative to the first label are the same at every hour, so compression removes them.
        return (
          <g key={index} className={hourClass(index)} transform={`translate(${start} 18)`}>
            {marks.map(({ x, label }) => (
              <text key={x} x={Math.round(x - start)}>
                {label}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
