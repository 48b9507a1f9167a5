/**
 * Draws the maps of the home hero, the not-found page and the day dial into `src/assets`: `npx tsx
 * apps/shell/scripts/draw-maps.ts`.
 */
import { worldClock } from '@vantedge/content-site';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { closedLine, round } from '../src/components/world-clock/day-sky.ts';
import {
  longitudeToX,
  latitudeToY,
  NOT_FOUND_MAP_HEIGHT,
  POINT_NEMO,
  NOT_FOUND_MAP as map,
} from '../src/components/world-clock/map-projection.ts';
import { litRegion, sunAt } from '../src/components/world-clock/sun.ts';
import { landDots } from './land.ts';
import { worldMap } from './world-map.ts';
import { polarMap } from './polar-map.ts';

const assets = path.join(import.meta.dirname, '../src/assets');
for (const [file, drawing] of Object.entries({
  'world-map.svg': worldMap(),
  'not-found-map.svg': notFoundMap(),
  'polar-map.svg': polarMap(),
})) {
  writeFileSync(path.join(assets, file), drawing);
  console.log(`${file}: ${drawing.length} bytes`);
}

/** Returns the map of the not-found page, at 00:00 UTC on 20 November, with both offices and a ring below the frame. */
function notFoundMap(): string {
  const { width, height } = map;
  const day = closedLine(litRegion(map, sunAt(new Date('2026-11-20T00:00Z')), -0.8));
  const offices = [worldClock.cities.cebu, worldClock.cities.losAngeles].map(({ longitude, latitude }) => {
    const [x, y] = [round(longitudeToX(map, longitude)), round(latitudeToY(map, latitude))];
    return `<circle fill="#071820" fill-opacity=".55" stroke="#e9f1f0" cx="${x}" cy="${y}" r="7"/><circle fill="#f0a63b" cx="${x}" cy="${y}" r="2.6"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${NOT_FOUND_MAP_HEIGHT}" width="${width}" height="${NOT_FOUND_MAP_HEIGHT}">
<defs><clipPath id="map"><path d="M0 0H${width}V${height}H0Z"/></clipPath><path id="day" d="${day}"/><clipPath id="lit"><use href="#day"/></clipPath>
<path id="land" fill="none" stroke-linecap="round" stroke-width="2.5" stroke-dasharray="0 5" d="${landDots(map)}"/></defs>
<g clip-path="url(#map)"><use href="#day" fill="#11313d"/><use href="#land" stroke="#47656f"/><use href="#land" stroke="#c9dad8" clip-path="url(#lit)"/><use href="#day" fill="none" stroke="#f0a63b" stroke-opacity=".6"/></g>
<path fill="none" stroke="#a9bdc0" stroke-opacity=".5" d="M0 .5H${width}M0 ${height - 0.5}H${width}"/>${offices.join('')}
<path stroke="#f0a63b" stroke-dasharray="2 5" d="M${POINT_NEMO.x} ${round(latitudeToY(map, 2))}V${POINT_NEMO.y - 10}"/><circle fill="#071820" stroke="#f0a63b" cx="${POINT_NEMO.x}" cy="${POINT_NEMO.y}" r="9"/><circle fill="#f0a63b" cx="${POINT_NEMO.x}" cy="${POINT_NEMO.y}" r="3"/>
</svg>
`;
}
