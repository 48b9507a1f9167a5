/**
 * Draws the maps of the home hero, the not-found page and the day dial into `src/assets`: `npx tsx
 * apps/shell/scripts/draw-maps.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lostPlate } from './lost-plate.ts';
import { meridianSheet } from './meridian-sheet.ts';
import { polarMap } from './polar-map.ts';

const assets = path.join(import.meta.dirname, '../src/assets');
for (const [file, drawing] of Object.entries({
  'meridian-map.svg': meridianSheet(),
  'lost-plate.svg': lostPlate(),
  'polar-map.svg': polarMap(),
})) {
  writeFileSync(path.join(assets, file), drawing);
  console.log(`${file}: ${drawing.length} bytes`);
}
