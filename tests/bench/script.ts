import type { BuildRecord } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { DIST } from '../monolith/build-monolith.ts';
import { attributeScript } from './attribute-script.ts';
import { brotliBytes } from './brotli-bytes.ts';
import type { Result } from './result.ts';

/** Maximum script of a page, in Brotli bytes: the shell's entry scripts, and a section's entry and page. */
const BUDGET_BYTES = 170_000;

/** Parts with fewer bytes of minified code are not listed. */
const MIN_LISTED_BYTES = 500;

/** Attributes every script that all pages load to packages and folders, and weighs the scripts of each page. */
export async function benchScript(): Promise<Result> {
  const shell = recordOf('shell');
  const rows = shell.entryFiles.js.flatMap((file) => {
    const code = read('shell', file);
    const parts = attributeScript(code, read('shell', `${file}.map`));
    const script = file.split('.')[0]!;
    return [
      { script, origin: 'all', bytes: code.length, brotli: brotliBytes(code) },
      ...parts.filter(({ bytes }) => bytes >= MIN_LISTED_BYTES).map((part) => ({ script, ...part })),
    ];
  });
  const entries = sum('shell', shell.entryFiles.js);
  const pages = SECTIONS.flatMap((section) => {
    const { name, entryFiles, routes } = recordOf(section);
    const entry = name === 'shell' ? 0 : sum(name, entryFiles.js);
    return routes.map(({ path, js }) => ({ path, bytes: entries + entry + sum(name, js) }));
  });
  return Promise.resolve({
    title: 'Scripts',
    method:
      'Entry scripts of the shell, which every page loads, by the origin of their code: bytes of minified code, and how many bytes smaller the compressed script would be without it. That is what each library costs a page that does not use it.',
    rows,
    metrics: pages.map(({ path, bytes }) => ({
      name: `${path} script`,
      value: bytes,
      target: { max: BUDGET_BYTES },
    })),
  });
}

const recordOf = (section: string) =>
  JSON.parse(readFileSync(path.join(DIST, section, 'section.json'), 'utf8')) as BuildRecord;

const read = (section: string, file: string) =>
  readFileSync(path.join(DIST, section, 'browser', file), 'utf8');

const sum = (section: string, files: readonly string[]) =>
  files.reduce((total, file) => total + brotliBytes(read(section, file)), 0);
