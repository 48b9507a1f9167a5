import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Box } from './boxes.ts';

// Not in Playwright's output folder, which each run empties.
const FILE = path.resolve('test-results/chromium-layout.json');

/** Chromium's boxes by path and width of the viewport. */
export type ReferenceLayout = Record<string, Record<number, Box[]>>;

/** Writes what the pages of the other browsers are compared with. */
export function writeReferenceLayout(layout: ReferenceLayout) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(layout));
}

/** Returns Chromium's boxes of one page at one width, measured in this run. */
export function readReferenceLayout(route: string, width: number): Box[] {
  const layout = JSON.parse(readFileSync(FILE, 'utf8')) as ReferenceLayout;
  const boxes = layout[route]?.[width];
  if (!boxes) throw new Error(`No layout of ${route} at ${width} px in ${FILE}. Run: npm run test:browsers`);
  return boxes;
}
