import type { App } from '@vantedge/federation-build/parts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a script that imports the monolith's styles, and returns its path. One run of Tailwind compiles the shell and every section.
 * shared-ui has a run of its own, because its utilities are in another layer.
 */
export function writeStyles(apps: readonly App[], out: string): string {
  const [shell, ...sections] = apps.map(({ root }) => root);
  const parts = [
    path.join(shell!, 'src/shell.css'),
    ...sections.map((root) => path.join(root, 'src/section.css')),
  ];
  const [script, stylesheet] = ['styles.js', 'monolith.css'].map((name) => path.join(out, name));
  mkdirSync(out, { recursive: true });
  writeFileSync(stylesheet!, parts.map((part) => `@import '${part}';\n`).join(''));
  writeFileSync(script!, "import '@vantedge/shared-ui/shared-ui.css';\nimport './monolith.css';\n");
  return script!;
}
