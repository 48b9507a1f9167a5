import { type GeoContext, geoEquirectangular, geoPath } from 'd3-geo';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { down, type Plate } from '../src/components/meridian/plate.ts';
import { round } from '../src/components/meridian/svg-path.ts';

/** Distance between dots in user units, across and down. */
export const DOT_PITCH = 5;

/** Minimum share of land in a dot's square. */
const MIN_LAND_SHARE = 0.42;

/** Samples along each side of the square. */
const SAMPLES = 8;

/**
 * Returns the land of a plate as dots, as SVG path data with a subpath for each run of dots on a parallel. Stroke it
 * with round caps and a zero-length dash every `DOT_PITCH` units.
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

/** Returns all coastlines (Natural Earth, 1:50 million) as edges on the plate, cut at its edges. */
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
  // In the projection, a degree is as tall as it is wide, and the equator is at 0.
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

/** For each sample line of the row, returns the positions where it crosses a coast, from left to right. */
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

/** Returns the share of land in the square around `x`. */
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
