import type { BuildRecord } from '@vantedge/federation-contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliBytes, MOTION_BUDGET_BYTES, SECTION_CSS_BUDGET_BYTES } from '../bench/budgets.ts';
import { SECTIONS } from '../../tools/workspace/sections.cjs';

const read = (app: string, file: string) => readFileSync(path.resolve('dist', app, file), 'utf8');

test("framer-motion's components are in one script that loads later", () => {
  const { entryFiles, files } = JSON.parse(read('shell', 'section.json')) as BuildRecord;
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  // A property of its layout feature.
  const withComponents = scripts.filter((file) =>
    read('shell', `browser/${file}`).includes('projectionDelta'),
  );
  expect(withComponents).toHaveLength(1);
  expect(entryFiles.js).not.toContain(withComponents[0]);
  expect(brotliBytes(Buffer.from(read('shell', `browser/${withComponents[0]}`)))).toBeLessThanOrEqual(
    MOTION_BUDGET_BYTES,
  );
});

test.each(SECTIONS.filter((name) => name !== 'shell'))(
  'the stylesheet of %s stays within its budget',
  (section) => {
    const folder = path.resolve('dist', section, 'browser');
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    const bytes = brotliBytes(readFileSync(path.join(folder, sheets[0]!)));
    // Anything smaller means that the build has lost the components' rules.
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThanOrEqual(SECTION_CSS_BUDGET_BYTES);
  },
);

test.each(SECTIONS)('the build of %s does not contain the gallery or examples', (app) => {
  for (const folder of ['browser', 'server']) {
    const files = readdirSync(path.resolve('dist', app, folder)).filter((file) =>
      /\.(c?js|css|map|json)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    const found = files.filter((file) =>
      /data-gallery-frame|component-gallery|\.examples\.tsx/.test(read(app, `${folder}/${file}`)),
    );
    expect(found).toEqual([]);
  }
});
