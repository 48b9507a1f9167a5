import { type GeoContext, geoEquirectangular, geoPath, type GeoProjection } from 'd3-geo';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { round } from '../src/components/world-clock/day-sky.ts';
import { latitudeToY, type MapProjection } from '../src/components/world-clock/map-projection.ts';

/** Distance between dots in user units, across and down. */
const DOT_PITCH = 5;

/** Minimum share of land in a dot's square. */
const MIN_LAND_SHARE = 0.42;
const SAMPLES = 8;

/** Positions of the samples along each side of a dot's square, from its center and in shares of the side. */
export const SAMPLE_OFFSETS = Array.from({ length: SAMPLES }, (_, sample) => (sample + 0.5) / SAMPLES - 0.5);

/**
 * Returns the land of a map as dots, as SVG path data with a subpath for each run of dots on a parallel. Stroke it
 * with round caps and a zero-length dash every `DOT_PITCH` units.
 */
export function landDots(map: MapProjection): string {
  const coasts = mapCoastlines(map);
  const columns = Math.round(map.width / DOT_PITCH);
  const squareHeight = DOT_PITCH * (map.perLatitude / map.perLongitude);
  let path = '';
  for (let row = 0; (row + 0.5) * DOT_PITCH < map.height; row++) {
    const y = (row + 0.5) * DOT_PITCH;
    const shift = row % 2 ? DOT_PITCH / 2 : 0;
    const lines = SAMPLE_OFFSETS.map((offset) => crossingsAt(coasts, y + offset * squareHeight));
    const isLand = (column: number) =>
      landShare(lines, samplesAround(column * DOT_PITCH + shift, map)) > MIN_LAND_SHARE;
    for (const { first, dots } of landRuns(columns, isLand)) {
      path += `M${round(first * DOT_PITCH + shift)} ${round(y)}h${round((dots - 1) * DOT_PITCH) || '.01'}`;
    }
  }
  return path;
}

/** Returns all coastlines as edges on the map. */
function mapCoastlines(map: MapProjection): Edge[] {
  const projection = geoEquirectangular()
    .rotate([-(map.west + 180), 0])
    .scale(map.width / (2 * Math.PI))
    .translate([map.width / 2, 0]);
  // In the projection, a degree is as tall as it is wide, and the equator is at 0.
  const toMap = (y: number) => latitudeToY(map, -y / map.perLongitude);
  return coastlines(projection).map(([x1, y1, x2, y2]) => [x1, toMap(y1), x2, toMap(y2)]);
}

/** Returns the positions of samples around `x`; those beyond one edge of the map are at the other. */
function samplesAround(x: number, { width }: MapProjection): number[] {
  return SAMPLE_OFFSETS.map((offset) => (x + offset * DOT_PITCH + width) % width);
}

/** A straight piece of a coastline. */
type Edge = [x1: number, y1: number, x2: number, y2: number];

/** Returns all coastlines (Natural Earth, 1:50 million) as edges in a projection, cut at its edges. */
export function coastlines(projection: GeoProjection): Edge[] {
  const world = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
    land: GeometryCollection;
  }>;
  const edges: Edge[] = [];
  let start: [number, number] = [0, 0];
  let at = start;
  const line = (x: number, y: number) => {
    edges.push([at[0], at[1], x, y]);
    at = [x, y];
  };
  const pen: GeoContext = {
    beginPath() {},
    arc() {},
    moveTo: (x, y) => (start = at = [x, y]),
    lineTo: line,
    closePath: () => line(...start),
  };
  geoPath(projection, pen)(feature(world, world.objects.land));
  return edges;
}

/** Returns the positions where a horizontal line crosses a coast, in no order. */
export function crossingsAt(edges: readonly Edge[], y: number): number[] {
  return edges
    .filter(([, y1, , y2]) => y1 > y !== y2 > y)
    .map(([x1, y1, x2, y2]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
}

/** Returns the share of samples on land: `lines` are the crossings of each row, `columns` the positions in it. */
export function landShare(lines: readonly (readonly number[])[], columns: readonly number[]): number {
  let land = 0;
  for (const crossings of lines) {
    for (const x of columns) land += crossings.filter((crossing) => crossing < x).length % 2;
  }
  return land / (lines.length * columns.length);
}

/** Returns the runs of neighboring dots on land, among `count` dots in a row. */
export function landRuns(count: number, isLand: (dot: number) => boolean): { first: number; dots: number }[] {
  const runs = [];
  for (let first = 0; first < count; first++) {
    let dots = 0;
    while (first + dots < count && isLand(first + dots)) dots++;
    if (!dots) continue;
    runs.push({ first, dots });
    first += dots;
  }
  return runs;
}
