import { existsSync } from 'node:fs';
import path from 'node:path';
import { endWithNpm } from '../site/bin/end-with-npm.mjs';
import { install } from './install.mjs';
import { exitWith, publish, ROOT } from './run.mjs';

// Installs missing packages and runs the development session of all sections, or of the named ones.
const given = process.argv.slice(2);
endWithNpm();
await exitWith(async () => {
  await install();
  // Sections that are not in development come from a running site, or from the last one in a store.
  const isComposed =
    given.some((word) => /^--(site|store)\b/.test(word)) ||
    existsSync(path.join(ROOT, '.store/channels/production'));
  if (!isComposed) console.log('Composing the site (first run only)…');
  return isComposed ? 0 : publish();
});
if (!process.exitCode) {
  // In this process, so that no other is left if this one is killed.
  process.chdir(ROOT);
  process.argv.splice(2, Infinity, 'dev', ...given);
  await import('../site/bin/vantedge-site.mjs');
}
