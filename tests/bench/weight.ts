import type { BuildRecord } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { DIST } from '../monolith/build-monolith.ts';
import { ALL_ROUTES } from '../site/support/routes.ts';
import { DOCUMENT_BUDGET_BYTES, SCRIPT_BUDGET_BYTES, SHARED_UI_BUDGET_BYTES } from './budgets.ts';
import { weighSharedUi } from './bundle-weight.ts';
import { brotliBytes, documentParts } from './document-weight.ts';
import type { Metric, Result } from './result.ts';
import { withSite } from './sites.ts';

/** Weighs every document with its parts, the scripts of every page, and what shared-ui adds to all of them. */
export async function benchWeight(): Promise<Result> {
  const documents = await withSite(weighAll);
  const { script, motion, css } = await weighSharedUi();
  const mean = documents.reduce((sum, { document }) => sum + document, 0) / documents.length;
  return {
    title: 'Weights',
    method: `Brotli bytes of each document, how much smaller the document would be without each of its parts, and the scripts that hydrate the page. shared-ui on every page: ${script} of script, ${motion} of motion, ${css} of CSS.`,
    rows: documents,
    metrics: [
      ...documents.flatMap(({ route, document, script }): Metric[] => [
        { name: `${route} document`, value: document, target: { max: DOCUMENT_BUDGET_BYTES.document } },
        { name: `${route} script`, value: script, target: { max: SCRIPT_BUDGET_BYTES } },
      ]),
      { name: 'documents on average', value: Math.round(mean), target: { max: DOCUMENT_BUDGET_BYTES.mean } },
      { name: 'shared-ui', value: script + motion + css, target: { max: SHARED_UI_BUDGET_BYTES } },
    ],
  };
}

async function weighAll(site: string) {
  // Fetch all documents first: Brotli would block the server, which runs in this process.
  const texts = await Promise.all(ALL_ROUTES.map((route) => textOf(site + route)));
  const scripts = scriptBytes();
  const documents = [];
  for (const [i, route] of ALL_ROUTES.entries()) {
    const { document, ...parts } = documentParts(texts[i]!);
    const script = scripts.get(route)!;
    documents.push({ route, document, ...parts, script });
  }
  return documents;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer.text();
}

/** Brotli bytes of the scripts that hydrate each page, by its path. */
function scriptBytes(): Map<string, number> {
  const [shell, ...sections] = SECTIONS.map((section) => {
    const folder = path.join(DIST, section);
    const { entryFiles, routes } = JSON.parse(
      readFileSync(path.join(folder, 'section.json'), 'utf8'),
    ) as BuildRecord;
    const bytesOf = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + brotliBytes(readFileSync(path.join(folder, 'browser', file))), 0);
    return {
      entry: bytesOf(entryFiles.js),
      pages: routes.map(({ path, js }) => [path, bytesOf(js)] as const),
    };
  });
  return new Map([
    ...shell!.pages.map(([path, bytes]) => [path, shell!.entry + bytes] as const),
    ...sections.flatMap(({ entry, pages }) =>
      pages.map(([path, bytes]) => [path, shell!.entry + entry + bytes] as const),
    ),
  ]);
}
