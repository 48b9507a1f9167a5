import { existsSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { ROOT, runInstalled, runSite } from './run.mjs';
import { SECTIONS } from './sections.cjs';

process.exitCode = await dev().catch((error) => {
  console.error(error.message);
  return 1;
});

/** Installs missing packages and runs the development session of all sections, or of the named ones. */
async function dev() {
  await install();
  // Sections that are not in development come from the last composed site.
  const code = existsSync(path.join(ROOT, '.store/channels/production')) ? 0 : await compose();
  return code || runSite('dev', ...process.argv.slice(2));
}

async function compose() {
  console.log('Composing the site (first run only)…');
  const built = await runInstalled('nx', 'run-many', '-t', 'build', '-p', ...SECTIONS);
  return built || runSite('publish', ...SECTIONS);
}
