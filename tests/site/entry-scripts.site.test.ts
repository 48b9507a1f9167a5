import type { BuildRecord } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliBytes } from '../bench/brotli-bytes.ts';

const read = (file: string) => readFileSync(path.resolve('dist/shell', file), 'utf8');

/** Maximum size of framer-motion's components and features, in Brotli bytes. */
const MOTION_BUDGET_BYTES = 45_000;

test("framer-motion's components are in one script that loads later", () => {
  const { entryFiles, files } = JSON.parse(read('section.json')) as BuildRecord;
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  // A property of its layout feature.
  const withComponents = scripts.filter((file) => read(`browser/${file}`).includes('projectionDelta'));
  expect(withComponents).toHaveLength(1);
  expect(entryFiles.js).not.toContain(withComponents[0]);
  expect(brotliBytes(Buffer.from(read(`browser/${withComponents[0]}`)))).toBeLessThanOrEqual(
    MOTION_BUDGET_BYTES,
  );
});
