import { existsSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { exitWith, publish, ROOT, site } from './run.mjs';

// Installs missing packages and runs the development session of all sections, or of the named ones.
const given = process.argv.slice(2);
await exitWith(async () => {
  await install();
  // Sections that are not in development come from a running site, or from the last composed one.
  const isComposed =
    given.some((word) => /^--site\b/.test(word)) || existsSync(path.join(ROOT, '.store/channels/production'));
  if (!isComposed) console.log('Composing the site (first run only)…');
  return (!isComposed && (await publish())) || site('dev', ...given);
});
