import { HOME_PLATE } from '../../meridian/plate.ts';
import { solarScale } from '../../meridian/solar-scale.ts';
import { sunAt } from '../../meridian/sun.ts';
import { hourClass } from './hour-class.ts';
import type { HourReading } from './hour-reading.ts';

const SCALE =
  'by-hour absolute inset-x-0 top-0 z-1 block w-full overflow-visible fill-on-night-2 text-xl/none font-medium tabular-nums md:text-2xl lg:text-md xl:text-2xs';

/** Labels of the solar time scale above the map. The marks are part of the map. */
export function HourScale({ readings }: { readings: readonly HourReading[] }) {
  return (
    <svg className={SCALE} viewBox={`0 0 ${HOME_PLATE.width} 24`} textAnchor="middle" aria-hidden="true">
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
