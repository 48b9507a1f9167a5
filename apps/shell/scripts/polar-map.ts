import { geoAzimuthalEqualArea } from 'd3-geo';
import { polar, RADIUS, RIM_LATITUDE, roundToTenth } from '../src/components/about/polar-map.ts';
import { coastlines, crossingsAt, landRuns, landShare, SAMPLE_OFFSETS } from './land.ts';

/** Distance between rings, and between dots along a ring, in user units. */
const DOT_PITCH = 5.4;

/** Minimum share of land in a dot's square. */
const MIN_LAND_SHARE = 0.44;

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
    for (const { first, dots } of landRuns(positions, (index) => isLand(...polar(radius, angle(index))))) {
      path += rounded(radius, angle(first), (dots - 1) * step, step);
    }
  }
  return path;
}

/** Returns a run of dots as an arc, a third of a step too long so that rounding never drops the last dot. */
function rounded(radius: number, from: number, span: number, step: number): string {
  const [x, y] = polar(radius, from).map(roundToTenth) as [number, number];
  if (!span) return `M${x} ${y}h.1`;
  const [endX, endY] = polar(radius, from + span + 0.3 * step);
  const r = roundToTenth(radius);
  return `M${x} ${y}a${r} ${r} 0 ${span > 180 ? 1 : 0} 1 ${roundToTenth(endX - x)} ${roundToTenth(endY - y)}`;
}

/** Returns a test for whether a dot at a position is on land. */
function landTest(): (x: number, y: number) => boolean {
  const coasts = coastlines(PROJECTION);
  const crossings = new Map<number, number[]>();
  // Lines are on a half-unit grid, so neighboring dots share them.
  const crossingsNear = (y: number) => {
    const line = Math.round(y * 2) / 2 + 0.123;
    const known = crossings.get(line) ?? crossingsAt(coasts, line);
    crossings.set(line, known);
    return known;
  };
  return (x, y) => {
    const lines = SAMPLE_OFFSETS.map((offset) => crossingsNear(y + offset * DOT_PITCH));
    const columns = SAMPLE_OFFSETS.map((offset) => x + offset * DOT_PITCH);
    return landShare(lines, columns) > MIN_LAND_SHARE;
  };
}

const PROJECTION = geoAzimuthalEqualArea()
  .rotate([180, -90])
  .clipAngle(90 - RIM_LATITUDE)
  .scale(RADIUS / (2 * Math.sin((((90 - RIM_LATITUDE) / 2) * Math.PI) / 180)))
  .translate([0, 0])
  .precision(0.1);
