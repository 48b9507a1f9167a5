import { worldClock } from '@vantedge/content-site';
import { List, LocalTime, TimeDrawing } from '@vantedge/shared-ui';
import map from '../../../assets/world-map.svg';
import { halfHourAt } from '../../world-clock/day-sky.ts';
import {
  FRAME_HEIGHT,
  HOME_MAP,
  latitudeToY,
  longitudeToX,
  SCALE_HEIGHT,
} from '../../world-clock/map-projection.ts';

const { cities, served } = worldClock;
const { width } = HOME_MAP;

/** In the flow on narrow screens; behind the foot of the first screen from 1200 px on, as wide as the window up to 1680 px. */
const FRAME = [
  'office-map max-xl:-mx-edge max-xl:-mt-4 max-xl:overflow-hidden',
  'xl:absolute xl:inset-x-0 xl:top-[clamp(31.25rem,calc(33.75rem-(100vw-75rem)*0.17),33.75rem)] xl:-z-1',
  'xl:mx-auto xl:w-full xl:max-w-420 print:hidden forced-color-adjust-none',
].join(' ');

/** On a phone the part of the map with both cities. */
const MAP = 'relative max-md:-ml-[62%] max-md:w-[192%]';

/** The map at the present, both cities with their times, and work that crosses the Pacific between them. */
export const OfficeMap = () => (
  <figure className={FRAME}>
    <TimeDrawing zone="UTC">
      <div className={MAP}>
        {/* The fragment chooses a half hour of the drawing. */}
        <img
          className="h-auto w-full"
          src={`${map}#h${halfHourAt(new Date(served))}`}
          width={width}
          height={FRAME_HEIGHT}
          alt={worldClock.map}
          suppressHydrationWarning
        />
        <Work />
        <List className="text-xs/tight whitespace-nowrap text-amber tabular-nums lg:text-small/tight">
          {Object.entries(cities).map(([key, city]) => (
            <li
              key={key}
              className={`city-${key} absolute flex px-3 max-md:flex-col md:gap-1.5 md:px-4.5 ${PLACES[key as City]}`}
              style={placeOf(city)}
            >
              <b className="font-medium text-on-dark">{city.name}</b>{' '}
              <LocalTime
                className={`opacity-(--live,0) max-md:block noscript:hidden ${TIMES[key as City]}`}
                zone={city.timeZone}
                text={city.text}
              />
            </li>
          ))}
        </List>
      </div>
    </TimeDrawing>
  </figure>
);

type City = keyof typeof cities;

/** Labels stand beside their rings; Manila's and Cebu City's would lie on each other. */
const PLACES: Record<City, string> = {
  manila: '-translate-y-[calc(50%+14px)] md:-translate-y-[calc(50%+6px)]',
  cebu: '-translate-y-[calc(50%-12px)] md:-translate-y-[calc(50%-6px)]',
  losAngeles: '-translate-x-full -translate-y-1/2 max-md:items-end',
};

const TIMES: Record<City, string> = {
  manila: 'max-md:hidden',
  cebu: '',
  // Room for the widest time, so that the label does not move.
  losAngeles: 'md:min-w-[7.6em]',
};

/** Where a city is on the map, in percent of its frame. */
const placeOf = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
  left: `${round((longitudeToX(HOME_MAP, longitude) / width) * 100)}%`,
  top: `${round(((latitudeToY(HOME_MAP, latitude) + SCALE_HEIGHT) / FRAME_HEIGHT) * 100)}%`,
});

const round = (value: number) => Math.round(value * 100) / 100;

/** Number of particles. */
const PARTICLES = 30;

/** Thirty pieces of work on the way from Los Angeles to Cebu City (office-map.css), on wide screens. */
const Work = () => (
  <div className="hero-particles absolute inset-0 max-[768px]:hidden forced-colors:hidden" aria-hidden="true">
    {Array.from({ length: PARTICLES }, (_, index) => (
      <i key={index} style={{ '--place': index, '--radius': index % 3 ? 1.6 : 2.4 }} data-animated="" />
    ))}
  </div>
);
