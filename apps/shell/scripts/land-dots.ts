import { type GeoContext, geoEquirectangular, geoPath } from 'd3-geo';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { down, type Plate } from '../src/components/meridian/plate.ts';
import { round } from '../src/components/meridian/svg-path.ts';

/** User units between two dots, across and down. */
export const DOT_PITCH = 5;

/** Share of a dot's square that must be land. */
const MIN_LAND_SHARE = 0.42;

/** Samples along each side of that square. */
const SAMPLES = 8;

/**
 * The land of a plate as dots, as the `d` of one path: a subpath for each run of dots on a parallel. Stroked with round
 * caps and a dash of no length every `DOT_PITCH` units, each run draws its dots.
 */
export function landDots(plate: Plate): string {
  const edges = landEdges(plate);
  const columns = Math.round(plate.width / DOT_PITCH);
  let path = '';
  for (let row = 0; (row + 0.5) * DOT_PITCH < plate.height; row++) {
    const y = (row + 0.5) * DOT_PITCH;
    const shift = row % 2 ? DOT_PITCH / 2 : 0;
    const spans = scanLines(edges, plate, y);
    const isLand = (column: number) => share(spans, column * DOT_PITCH + shift, plate.width) > MIN_LAND_SHARE;
    for (let first = 0; first < columns; first++) {
      let dots = 0;
      while (first + dots < columns && isLand(first + dots)) dots++;
      if (!dots) continue;
      path += `M${round(first * DOT_PITCH + shift)} ${round(y)}h${round((dots - 1) * DOT_PITCH) || '.01'}`;
      first += dots;
    }
  }
  return path;
}

type Edge = [x1: number, y1: number, x2: number, y2: number];

/** Every coast (Natural Earth, 1:50 million) as edges on the plate, cut where the plate is cut. */
function landEdges(plate: Plate): Edge[] {
  const world = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
    land: GeometryCollection;
  }>;
  const projection = geoEquirectangular()
    .rotate([-(plate.west + 180), 0])
    .scale(plate.width / (2 * Math.PI))
    .translate([plate.width / 2, 0]);
  const edges: Edge[] = [];
  let start: [number, number] = [0, 0];
  let at = start;
  const line = (x: number, y: number) => {
    edges.push([at[0], toPlate(at[1]), x, toPlate(y)]);
    at = [x, y];
  };
  // The projection's own degree is as tall as it is wide, and its equator lies at nought.
  const toPlate = (y: number) => down(plate, -y / plate.perLongitude);
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

/** For each of the row's sample lines, the places where it crosses a coast, from left to right. */
function scanLines(edges: readonly Edge[], plate: Plate, y: number): number[][] {
  const tall = DOT_PITCH * (plate.perLatitude / plate.perLongitude);
  return Array.from({ length: SAMPLES }, (_, sample) => {
    const at = y + ((sample + 0.5) / SAMPLES - 0.5) * tall;
    return edges
      .filter(([, y1, , y2]) => y1 > at !== y2 > at)
      .map(([x1, y1, x2, y2]) => x1 + ((at - y1) / (y2 - y1)) * (x2 - x1))
      .sort((a, b) => a - b);
  });
}

/** How much of the square around `x` is land. */
function share(lines: readonly number[][], x: number, width: number): number {
  let land = 0;
  for (const crossings of lines) {
    for (let sample = 0; sample < SAMPLES; sample++) {
      const at = (x + ((sample + 0.5) / SAMPLES - 0.5) * DOT_PITCH + width) % width;
      land += crossings.filter((crossing) => crossing < at).length % 2;
    }
  }
  return land / SAMPLES ** 2;
}
