import type { BuildRecord } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { brotliBytes } from '../bench/brotli-bytes.ts';
import { RETURNING_BUDGET_BYTES } from '../bench/returning-budget.ts';

const read = (section: string, file: string) => readFileSync(path.resolve('dist', section, file), 'utf8');

/** The scripts of each page that contain its section's copy, by path: what a changed word downloads again. */
const pages = SECTIONS.flatMap((section) => {
  const { routes } = JSON.parse(read(section, 'section.json')) as BuildRecord;
  return routes.map(({ path, js }) => ({
    path,
    scripts: js
      .map((file) => ({
        file,
        copy: copyIn(section, file),
        bytes: brotliBytes(read(section, `browser/${file}`)),
      }))
      .filter(({ copy }) => copy.length),
  }));
});

/** The content modules of a section that a script contains. */
function copyIn(section: string, file: string): string[] {
  const { sources } = JSON.parse(read(section, `browser/${file}.map`)) as { sources: string[] };
  const folder = `libs/content/${section === 'shell' ? 'site' : section}/`;
  return sources.filter((source) => source.includes(folder));
}

test('a changed word of a page downloads at most 6 kB of scripts again', () => {
  expect(pages.filter(({ scripts }) => scripts.some(({ bytes }) => bytes > RETURNING_BUDGET_BYTES))).toEqual(
    [],
  );
});

test('no copy is in two scripts of a page', () => {
  const repeated = pages.flatMap(({ path, scripts }) => {
    const copy = scripts.flatMap((script) => script.copy);
    return copy.filter((module, i) => copy.indexOf(module) < i).map((module) => ({ path, module }));
  });
  expect(repeated).toEqual([]);
});
