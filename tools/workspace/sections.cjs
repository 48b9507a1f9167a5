// CommonJS, because Jest cannot load ES modules.
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Names of the apps of the site, the shell first: every `apps/<name>` that has a `src/section.ts`. */
exports.SECTIONS = sectionsIn(path.resolve(__dirname, '../../apps'));

/** Names of the sections in a folder of apps: the shell first, because the others need it, then alphabetically. */
exports.sectionsIn = sectionsIn;

function sectionsIn(folder) {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'src/section.ts')));
  return names.sort(
    (one, other) => Number(other === 'shell') - Number(one === 'shell') || (one < other ? -1 : 1),
  );
}
