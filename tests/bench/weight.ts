import type { BuildRecord } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { brotliBytes, DOCUMENT_BUDGET_BYTES, SCRIPT_BUDGET_BYTES } from './budgets.ts';
import { weighSharedUi } from './bundle-weight.ts';
import { withSites } from './checkouts.ts';
import { type Bench, marked } from './result.ts';

/** Weighs every document and the scripts that hydrate it, and what shared-ui adds to all pages. */
export const benchWeight: Bench = ({ checkouts }) =>
  withSites(checkouts.slice(-1), async ([site]) => {
    const { script, motion, css } = await weighSharedUi();
    const scripts = [...scriptBytes(path.join(site!.root, 'dist'))];
    const documents = await Promise.all(
      scripts.map(async ([page]) => brotliBytes(await (await fetch(site!.url + page)).text())),
    );
    const mean = documents.reduce((sum, bytes) => sum + bytes, 0) / documents.length;
    return {
      title: 'Weights',
      method: `Brotli bytes of each document and of the scripts that hydrate it. shared-ui on every page: ${script} of script, ${motion} of motion, ${css} of CSS.`,
      rows: [
        { page: 'average', document: marked(Math.round(mean), mean, { max: DOCUMENT_BUDGET_BYTES.mean }) },
        ...scripts.map(([page, bytes], i) => ({
          page,
          document: marked(documents[i]!, documents[i]!, { max: DOCUMENT_BUDGET_BYTES.document }),
          script: marked(bytes, bytes, { max: SCRIPT_BUDGET_BYTES }),
        })),
      ],
    };
  });

/** Brotli bytes of the scripts that hydrate each page, by its path: the shell's, the section's and the page's. */
function scriptBytes(dist: string): Map<string, number> {
  const bytes = new Map<string, number>();
  let ofShell = 0;
  for (const section of SECTIONS) {
    const folder = path.join(dist, section);
    const record = JSON.parse(readFileSync(path.join(folder, 'section.json'), 'utf8')) as BuildRecord;
    const sizeOf = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + brotliBytes(readFileSync(path.join(folder, 'browser', file))), 0);
    const entry = ofShell + sizeOf(record.entryFiles.js);
    ofShell ||= entry;
    for (const { path: page, js } of record.routes) bytes.set(page, entry + sizeOf(js));
  }
  return bytes;
}
