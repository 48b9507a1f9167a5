import { meridianClock } from '@vantedge/content-site';
import { hourClass } from './hour-class.ts';
import type { HourReading } from './hour-reading.ts';

const { cities } = meridianClock;

/** City names and local times on the map. Hidden from screen readers, which read the same in the hour strip. */
export function CityLabels({ readings }: { readings: readonly HourReading[] }) {
  return (
    <ul
      className="city-labels text-xs/tight whitespace-nowrap text-amber tabular-nums lg:text-small/tight"
      aria-hidden="true"
    >
      <City className="mc-manila" name={cities.manila.name} times={readings.map(({ cebu }) => cebu.time)} />
      <City
        className="mc-cebu"
        name={cities.cebu.name}
        times={readings.map(({ cebu }) => `${cebu.day} ${cebu.time}`)}
      />
      <City
        className="mc-la"
        name={cities.losAngeles.name}
        times={readings.map(({ losAngeles }) => `${losAngeles.day} ${losAngeles.time}`)}
      />
    </ul>
  );
}

function City({ className, name, times }: { className: string; name: string; times: readonly string[] }) {
  return (
    <li className={className}>
      <b>{name}</b>{' '}
      <span className="by-hour">
        {times.map((time, index) => (
          <span key={index} className={hourClass(index)}>
            {time}
          </span>
        ))}
      </span>
    </li>
  );
}
