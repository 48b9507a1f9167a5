import { type App, WORKSPACE } from '@vantedge/federation-build/parts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the monolith's stylesheet and returns its path. It imports the styles of the shell, shared-ui and every section, in
 * the order in which a page loads them, for a single run of Tailwind.
 */
export function writeStylesheet(apps: readonly App[], out: string): string {
  const [shell, ...sections] = apps.map(({ root }) => root);
  const parts = [
    path.join(shell!, 'src/shell.css'),
    writeSharedUi(out),
    ...sections.map((root) => path.join(root, 'src/section.css')),
  ];
  const file = path.join(out, 'monolith.css');
  writeFileSync(file, parts.map((part) => `@import '${part}';\n`).join(''));
  return file;
}

/** A run of Tailwind supports only one prefix, so shared-ui's prefix becomes a variant without effect. */
function writeSharedUi(out: string): string {
  const folder = path.join(WORKSPACE, 'libs/shared-ui/src');
  const own = readFileSync(path.join(folder, 'shared-ui.css'), 'utf8');
  const file = path.join(out, 'shared-ui.css');
  mkdirSync(out, { recursive: true });
  writeFileSync(
    file,
    `${own.replaceAll(' prefix(ui)', '').replaceAll("'./", `'${folder}/`)}@custom-variant ui (&);\n`,
  );
  return file;
}
