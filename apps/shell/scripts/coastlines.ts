import { type GeoContext, geoPath, type GeoProjection } from 'd3-geo';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A straight piece of a coastline. */
export type Edge = [x1: number, y1: number, x2: number, y2: number];

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

const SAMPLES = 8;

/** Positions of the samples along each side of a dot's square, from its center and in shares of the side. */
export const SAMPLE_OFFSETS = Array.from({ length: SAMPLES }, (_, sample) => (sample + 0.5) / SAMPLES - 0.5);

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
