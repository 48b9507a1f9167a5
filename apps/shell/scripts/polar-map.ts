import { type GeoContext, geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { EDGE, polar, RADIUS, tenth } from '../src/components/about/polar-map.ts';

/** Distance between rings, and between dots along a ring, in user units. */
const DOT_PITCH = 5.4;

/** Minimum share of land in a dot's square, and the samples along each side of the square. */
const MIN_LAND_SHARE = 0.44;
const SAMPLES = 8;

/** Angle at which the rings start, in degrees. This meridian crosses no land on the map. */
const SEAM_DEGREES = 169.6;

/**
 * Returns the land of the day dial as a one-color SVG file: dots on rings of latitude, one arc for each run, drawn
 * with zero-length dashes and round caps.
 */
export function polarMap(): string {
  const size = 2 * RADIUS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-RADIUS} ${-RADIUS} ${size} ${size}" width="${size}" height="${size}"><path fill="none" stroke="#dfeae7" stroke-width="2.8" stroke-linecap="round" stroke-dasharray="0 ${DOT_PITCH}" d="${landRings()}"/></svg>\n`;
}

function landRings(): string {
  const isLand = landTest();
  let path = '';
  for (let ring = 1; ring * DOT_PITCH <= RADIUS - DOT_PITCH * 0.55; ring++) {
    const radius = ring * DOT_PITCH;
    const step = (DOT_PITCH / radius) * (180 / Math.PI);
    const positions = Math.floor(360 / step);
    const angle = (index: number) => SEAM_DEGREES + (index + (ring % 2) / 2) * step;
    for (let first = 0; first < positions; first++) {
      let run = 0;
      while (first + run < positions && isLand(...polar(radius, angle(first + run)))) run++;
      if (!run) continue;
      path += rounded(radius, angle(first), (run - 1) * step, step);
      first += run;
    }
  }
  return path;
}

/** Returns a run of dots as an arc, a third of a step too long so that rounding never drops the last dot. */
function rounded(radius: number, from: number, span: number, step: number): string {
  const [x, y] = polar(radius, from).map(tenth) as [number, number];
  if (!span) return `M${x} ${y}h.1`;
  const [endX, endY] = polar(radius, from + span + 0.3 * step);
  const r = tenth(radius);
  return `M${x} ${y}a${r} ${r} 0 ${span > 180 ? 1 : 0} 1 ${tenth(endX - x)} ${tenth(endY - y)}`;
}

type Edge = [x1: number, y1: number, x2: number, y2: number];

/** Returns a test for whether a dot at a position is on land. */
function landTest(): (x: number, y: number) => boolean {
  const edges = landEdges();
  const crossings = new Map<number, number[]>();
  const crossingsAt = (y: number) => {
    const known = crossings.get(y);
    if (known) return known;
    const found = edges
      .filter(([, y1, , y2]) => y1 > y !== y2 > y)
      .map(([x1, y1, x2, y2]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    crossings.set(y, found);
    return found;
  };
  return (x, y) => {
    let land = 0;
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const [column, row] = [sample % SAMPLES, Math.floor(sample / SAMPLES)];
      const at = x + ((column + 0.5) / SAMPLES - 0.5) * DOT_PITCH;
      // Sample lines are on a half-unit grid, so neighboring dots share them.
      const line = Math.round((y + ((row + 0.5) / SAMPLES - 0.5) * DOT_PITCH) * 2) / 2 + 0.123;
      land += crossingsAt(line).filter((crossing) => crossing < at).length % 2;
    }
    return land / SAMPLES ** 2 > MIN_LAND_SHARE;
  };
}

/** Returns all coastlines (Natural Earth, 1:50 million) as edges on the map. */
function landEdges(): Edge[] {
  const world = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
    land: GeometryCollection;
  }>;
  const projection = geoAzimuthalEqualArea()
    .rotate([180, -90])
    .clipAngle(90 - EDGE)
    .scale(RADIUS / (2 * Math.sin((((90 - EDGE) / 2) * Math.PI) / 180)))
    .translate([0, 0])
    .precision(0.1);
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
