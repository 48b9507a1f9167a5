import type { BuildRecord } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MOTION_BUDGET_BYTES } from '../bench/budgets.ts';
import { brotliBytes } from '../bench/document-weight.ts';

const read = (file: string) => readFileSync(path.resolve('dist/shell', file), 'utf8');

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
