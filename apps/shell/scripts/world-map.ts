import { worldClock } from '@vantedge/content-site';
import {
  closedLine,
  round,
  servedSuns,
  SKY,
  skyOffset,
  solarTicks,
} from '../src/components/world-clock/day-sky.ts';
import {
  FRAME_HEIGHT,
  latitudeToY,
  longitudeToX,
  HOME_MAP as map,
  SCALE_HEIGHT,
} from '../src/components/world-clock/map-projection.ts';
import { litRegion } from '../src/components/world-clock/sun.ts';
import { landDots } from './land.ts';

const { width, height } = map;
const { cities } = worldClock;

/** Background of the site's heroes, and the colors of the drawing. */
const BACKGROUND = '#071820';
const AMBER = '#f0a63b';
const PALE = '#a9bdc0';
const WHITE = '#e9f1f0';

/**
 * Returns the map of the home hero at every half hour of one day. The fragment of the image's URL chooses one: `#h44` is 22:00 UTC.
 * The sky is drawn once and shifted sideways, because the sun's declination changes by only a tenth of a degree within a day.
 */
export function worldMap(): string {
  const midnight = servedSuns[0]!;
  const noon = longitudeToX(map, midnight.longitude);
  const region = (altitude: number) => closedLine(litRegion(map, midnight, altitude));
  const pushes = servedSuns.map((sun) => skyOffset(midnight, sun));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${FRAME_HEIGHT}" width="${width}" height="${FRAME_HEIGHT}">
<style>${pushes.map((push, index) => `#h${index}:target~g{--push:${push}px}`).join('')}.sky{transform:translateX(var(--push))}</style>
${pushes.map((_, index) => `<g id="h${index}"/>`).join('')}
<g><defs>
<clipPath id="map"><path d="M0 0H${width}V${height}H0Z"/></clipPath><clipPath id="scale"><path d="M0 0H${width}V${SCALE_HEIGHT + 6}H0Z"/></clipPath>
${SKY.map(({ name, altitude }) => `<path id="${name}" d="${region(altitude)}"/>`).join('')}
<clipPath id="lit-day">${copies('day', ' class="sky"')}</clipPath>
<path id="land" fill="none" stroke-linecap="round" stroke-dasharray="0 5" d="${landDots(map)}"/>
<use id="dim" href="#land" stroke="#47656f" stroke-width="2.5"/><use id="lit" href="#land" stroke="#dfeae7" stroke-width="2.7"/>
<path id="graticule" fill="none" stroke="${PALE}" stroke-opacity=".1" d="${graticule()}"/>
<g id="cities">${cityMarks()}</g>
</defs>
<g clip-path="url(#scale)"><g class="sky"><path stroke="${PALE}" stroke-opacity=".55" d="${solarTicks(noon)}"/>${[-width, 0, width].map((offset) => `<circle fill="${AMBER}" cx="${round(noon + offset)}" cy="${SCALE_HEIGHT}" r="5"/>`).join('')}</g></g>
<g transform="translate(0 ${SCALE_HEIGHT})" clip-path="url(#map)"><path fill="${BACKGROUND}" fill-opacity=".72" d="M0 0H${width}V${height}H0Z"/>
<g class="sky">${SKY.map(({ name, tone }) => `<g fill="${tone}">${copies(name)}</g>`).join('')}</g>
<use href="#graticule"/><use href="#dim"/><g clip-path="url(#lit-day)"><use href="#lit"/></g>
<g class="sky" fill="none" stroke="${AMBER}"><g stroke-opacity=".75">${copies('day')}</g><path stroke-opacity=".35" stroke-dasharray="2 5" d="${[-width, 0, width].map((offset) => `M${round(noon + offset)} 0V${height}`).join('')}"/></g>
<use href="#cities"/></g>
<path fill="none" stroke="${PALE}" stroke-opacity=".5" d="M0 ${SCALE_HEIGHT}H${width}M0 ${FRAME_HEIGHT - 0.5}H${width}"/></g>
</svg>
`;
}

/** Returns a region at its position and one full rotation to either side. */
const copies = (id: string, more = '') =>
  [0, -width, width].map((x) => `<use href="#${id}" x="${x}"${more}/>`).join('');

function graticule(): string {
  let lines = '';
  for (let longitude = 30; longitude < 360; longitude += 30)
    lines += `M${round(longitude * map.perLongitude)} 0V${height}`;
  for (const latitude of [60, 30, 0, -30]) lines += `M0 ${round(latitudeToY(map, latitude))}H${width}`;
  return lines;
}

/** Returns both offices with their meridians, and Manila as a smaller mark. */
function cityMarks(): string {
  return Object.entries(cities)
    .map(([name, { longitude, latitude }]) => {
      const [x, y] = [round(longitudeToX(map, longitude)), round(latitudeToY(map, latitude))];
      const [ring, point] = name === 'manila' ? [4, 1.8] : [7, 2.6];
      const meridian =
        name === 'manila'
          ? ''
          : `<path stroke="${WHITE}" stroke-opacity=".5" d="M${x} 0V${round(y - ring)}"/>`;
      return `${meridian}<circle fill="${BACKGROUND}" fill-opacity=".55" stroke="${WHITE}" cx="${x}" cy="${y}" r="${ring}"/><circle fill="${AMBER}" cx="${x}" cy="${y}" r="${point}"/>`;
    })
    .join('');
}
