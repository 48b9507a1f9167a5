// CommonJS, because Jest cannot load ES modules.
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Names of the sections in a folder of apps: the shell first, because the others need it, then alphabetically. */
exports.sectionsIn = (folder) => {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'src/section.ts')));
  return names.sort().sort((one, other) => Number(other === 'shell') - Number(one === 'shell'));
};

/** Names of the site's sections: every `apps/<name>` that has a `src/section.ts`. */
exports.SECTIONS = exports.sectionsIn(path.resolve(__dirname, '../../apps'));
