import { type App, WORKSPACE } from '@vantedge/federation-build/parts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a script that imports the monolith's styles, and returns its path. They are those of the shell, shared-ui and every section, in
 * the order in which a page loads them, for a single run of Tailwind. Only shared-ui's utilities have a run of their own, because
 * a run has one layer for utilities.
 */
export function writeStyles(apps: readonly App[], out: string): string {
  const [shell, ...sections] = apps.map(({ root }) => root);
  const sharedUi = sharedUiStyles();
  const write = (name: string, content: string) => {
    const file = path.join(out, name);
    writeFileSync(file, content);
    return file;
  };
  mkdirSync(out, { recursive: true });
  const utilities = write('utilities.css', sharedUi.utilities);
  const parts = [
    path.join(shell!, 'src/shell.css'),
    write('components.css', sharedUi.components),
    ...sections.map((root) => path.join(root, 'src/section.css')),
  ];
  const monolith = write('monolith.css', parts.map((part) => `@import '${part}';\n`).join(''));
  return write('styles.js', [utilities, monolith].map((file) => `import '${file}';\n`).join(''));
}

/** The stylesheet of shared-ui in two parts: imports of components, and everything else. */
function sharedUiStyles() {
  const folder = path.join(WORKSPACE, 'libs/shared-ui/src');
  const lines = readFileSync(path.join(folder, 'shared-ui.css'), 'utf8')
    .replaceAll("'./", `'${folder}/`)
    .split('\n');
  const isComponent = (line: string) => line.endsWith('layer(components);');
  return {
    components: lines.filter(isComponent).join('\n'),
    utilities: lines.filter((line) => !isComponent(line)).join('\n'),
  };
}
