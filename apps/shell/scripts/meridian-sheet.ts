import { meridianClock } from '@vantedge/content-site';
import { closedLine, round, SKY, skyPush, solarTicks } from '../src/components/meridian/day-sky.ts';
import {
  across,
  down,
  FRAME_GAP,
  FRAME_HEIGHT,
  HOME_PLATE as plate,
  SCALE_HEIGHT,
} from '../src/components/meridian/plate.ts';
import { litRegion, sunAt } from '../src/components/meridian/sun.ts';
import { landDots } from './land.ts';

const { width, height } = plate;
const { hours, cities } = meridianClock;

/** Background of the site's heroes, and the colors of the drawing. */
const BACKGROUND = '#071820';
const AMBER = '#f0a63b';
const PALE = '#a9bdc0';
const WHITE = '#e9f1f0';

/**
 * Returns a sprite sheet: the map of the home hero at its five hours, one frame below the other, which browsers fetch
 * once. The sky is drawn once, for the first hour, and shifted sideways, because the sun's declination changes by
 * only a tenth of a degree within a day.
 */
export function meridianSheet(): string {
  const sun = sunAt(new Date(hours[0]!.at));
  const noon = across(plate, sun.longitude);
  const region = (altitude: number) => closedLine(litRegion(plate, sun, altitude));
  const frames = hours.map(({ at }, hour) => {
    const push = skyPush(sun, sunAt(new Date(at)));
    return `<g transform="translate(0 ${hour * (FRAME_HEIGHT + FRAME_GAP)})"><clipPath id="day${hour}"><use href="#day" x="${round(push - width)}"/><use href="#day" x="${push}"/><use href="#day" x="${round(push + width)}"/></clipPath><g clip-path="url(#scale)"><use href="#ticks" x="${push}"/></g><g transform="translate(0 ${SCALE_HEIGHT})" clip-path="url(#plate)"><path fill="${BACKGROUND}" fill-opacity=".72" d="M0 0H${width}V${height}H0Z"/><use href="#tones" x="${push}"/><use href="#graticule"/><use href="#dim"/><g clip-path="url(#day${hour})"><use href="#lit"/></g><use href="#lines" x="${push}"/><use href="#cities"/></g><path fill="none" stroke="${PALE}" stroke-opacity=".5" d="M0 ${SCALE_HEIGHT}H${width}M0 ${FRAME_HEIGHT - 0.5}H${width}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${hours.length * (FRAME_HEIGHT + FRAME_GAP) - FRAME_GAP}" width="${width}" height="${hours.length * (FRAME_HEIGHT + FRAME_GAP) - FRAME_GAP}">
<defs>
<clipPath id="plate"><path d="M0 0H${width}V${height}H0Z"/></clipPath><clipPath id="scale"><path d="M0 0H${width}V${SCALE_HEIGHT + 6}H0Z"/></clipPath>
${SKY.map(({ name, altitude }) => `<path id="${name}" d="${region(altitude)}"/>`).join('')}
<g id="tones">${SKY.map(({ name, tone }) => `<g fill="${tone}">${copies(name)}</g>`).join('')}</g>
<path id="land" fill="none" stroke-linecap="round" stroke-dasharray="0 5" d="${landDots(plate)}"/>
<use id="dim" href="#land" stroke="#47656f" stroke-width="2.5"/><use id="lit" href="#land" stroke="#dfeae7" stroke-width="2.7"/>
<path id="graticule" fill="none" stroke="${PALE}" stroke-opacity=".1" d="${graticule()}"/>
<g id="lines" fill="none" stroke="${AMBER}"><g stroke-opacity=".75">${copies('day')}</g><path stroke-opacity=".35" stroke-dasharray="2 5" d="${[-width, 0, width].map((offset) => `M${round(noon + offset)} 0V${height}`).join('')}"/></g>
<g id="ticks"><path stroke="${PALE}" stroke-opacity=".55" d="${solarTicks(noon)}"/>${[-width, 0, width].map((offset) => `<circle fill="${AMBER}" cx="${round(noon + offset)}" cy="${SCALE_HEIGHT}" r="5"/>`).join('')}</g>
<g id="cities">${cityMarks()}</g>
</defs>
${frames.join('\n')}
</svg>
`;
}

/** Returns a region at its position and one full rotation to either side. */
const copies = (id: string) =>
  `<use href="#${id}"/><use href="#${id}" x="${-width}"/><use href="#${id}" x="${width}"/>`;

function graticule(): string {
  let lines = '';
  for (let longitude = 30; longitude < 360; longitude += 30)
    lines += `M${round(longitude * plate.perLongitude)} 0V${height}`;
  for (const latitude of [60, 30, 0, -30]) lines += `M0 ${round(down(plate, latitude))}H${width}`;
  return lines;
}

/** Returns both offices with their meridians, and Manila as a smaller mark. */
function cityMarks(): string {
  return Object.entries(cities)
    .map(([name, { longitude, latitude }]) => {
      const [x, y] = [round(across(plate, longitude)), round(down(plate, latitude))];
      const [ring, point] = name === 'manila' ? [4, 1.8] : [7, 2.6];
      const meridian =
        name === 'manila'
          ? ''
          : `<path stroke="${WHITE}" stroke-opacity=".5" d="M${x} 0V${round(y - ring)}"/>`;
      return `${meridian}<circle fill="${BACKGROUND}" fill-opacity=".55" stroke="${WHITE}" cx="${x}" cy="${y}" r="${ring}"/><circle fill="${AMBER}" cx="${x}" cy="${y}" r="${point}"/>`;
    })
    .join('');
}
