import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');

/** Source files of a package by their path in it, each with the files that it imports, types included. Without tests. */
function importsIn(folder: string): Map<string, string[]> {
  const src = path.join(ROOT, folder);
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name),
  );
  return new Map(
    names.map((name) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(src, name), 'utf8'));
      const inside = importedFiles.flatMap(({ fileName }) =>
        fileName.startsWith('.') ? path.join(path.dirname(name), fileName) : [],
      );
      return [name, inside.filter((imported) => names.includes(imported))];
    }),
  );
}

/** Folders and files of the `site` command: each imports those below it only. `docs/platform/architecture.md` explains them. */
const LAYERS = [
  ['main.ts'],
  ['site-program.ts'],
  ['commands'],
  ['site-command.ts', 'generators'],
  ['check', 'dev', 'diff', 'export', 'gc'],
  ['channels'],
  ['compose', 'publish'],
  ['progress.ts', 'provenance.ts'],
];

const layerOf = (file: string) => LAYERS.findIndex((names) => names.includes(file.split('/')[0]!));

test('what the site command is made of imports downward only', () => {
  const imports = importsIn('tools/site/src');
  expect(imports.size).toBeGreaterThan(1);
  expect([...imports.keys()].filter((file) => layerOf(file) < 0)).toEqual([]);
  const upward = [...imports].flatMap(([file, imported]) =>
    imported.filter((other) => file.split('/')[0] !== other.split('/')[0] && layerOf(other) <= layerOf(file)),
  );
  expect(upward).toEqual([]);
});
