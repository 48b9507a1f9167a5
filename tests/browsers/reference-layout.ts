import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Box } from './boxes.ts';

// Outside Playwright's output folder, which each run empties.
const FILE = path.resolve('test-results/chromium-layout.json');

/** Chromium's boxes by path and viewport width. */
export type ReferenceLayout = Record<string, Record<number, Box[]>>;

/** Writes the layout that other browsers are compared with. */
export function writeReferenceLayout(layout: ReferenceLayout) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(layout));
}

/** Returns Chromium's boxes of a page at one width. */
export function readReferenceLayout(route: string, width: number): Box[] {
  const layout = JSON.parse(readFileSync(FILE, 'utf8')) as ReferenceLayout;
  const boxes = layout[route]?.[width];
  if (!boxes) throw new Error(`No layout of ${route} at ${width} px in ${FILE}. Run: npm run test:browsers`);
  return boxes;
}
