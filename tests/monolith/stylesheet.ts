import { type App, WORKSPACE } from '@vantedge/federation-build/parts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the monolith's one stylesheet and returns its path: the shell's, shared-ui's and every section's, in the order
 * in which a page of the site gets them, for one run of Tailwind.
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

/** One run of Tailwind has one prefix or none, so that shared-ui's becomes a variant which changes nothing. */
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
