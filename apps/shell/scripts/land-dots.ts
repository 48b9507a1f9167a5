import { geoEquirectangular } from 'd3-geo';
import { down, type Plate } from '../src/components/meridian/plate.ts';
import { round } from '../src/components/meridian/svg-path.ts';
import { coastlines, crossingsAt, type Edge, landRuns, landShare, SAMPLE_OFFSETS } from './coastlines.ts';

/** Distance between dots in user units, across and down. */
const DOT_PITCH = 5;

/** Minimum share of land in a dot's square. */
const MIN_LAND_SHARE = 0.42;

/**
 * Returns the land of a plate as dots, as SVG path data with a subpath for each run of dots on a parallel. Stroke it
 * with round caps and a zero-length dash every `DOT_PITCH` units.
 */
export function landDots(plate: Plate): string {
  const coasts = plateCoastlines(plate);
  const columns = Math.round(plate.width / DOT_PITCH);
  const squareHeight = DOT_PITCH * (plate.perLatitude / plate.perLongitude);
  let path = '';
  for (let row = 0; (row + 0.5) * DOT_PITCH < plate.height; row++) {
    const y = (row + 0.5) * DOT_PITCH;
    const shift = row % 2 ? DOT_PITCH / 2 : 0;
    const lines = SAMPLE_OFFSETS.map((offset) => crossingsAt(coasts, y + offset * squareHeight));
    const isLand = (column: number) =>
      landShare(lines, samplesAround(column * DOT_PITCH + shift, plate)) > MIN_LAND_SHARE;
    for (const { first, dots } of landRuns(columns, isLand)) {
      path += `M${round(first * DOT_PITCH + shift)} ${round(y)}h${round((dots - 1) * DOT_PITCH) || '.01'}`;
    }
  }
  return path;
}

/** Returns all coastlines as edges on the plate. */
function plateCoastlines(plate: Plate): Edge[] {
  const projection = geoEquirectangular()
    .rotate([-(plate.west + 180), 0])
    .scale(plate.width / (2 * Math.PI))
    .translate([plate.width / 2, 0]);
  // In the projection, a degree is as tall as it is wide, and the equator is at 0.
  const toPlate = (y: number) => down(plate, -y / plate.perLongitude);
  return coastlines(projection).map(([x1, y1, x2, y2]) => [x1, toPlate(y1), x2, toPlate(y2)]);
}

/** Returns the positions of samples around `x`; those beyond one edge of the plate are at the other. */
function samplesAround(x: number, { width }: Plate): number[] {
  return SAMPLE_OFFSETS.map((offset) => (x + offset * DOT_PITCH + width) % width);
}
