import { existsSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { ROOT, runInstalled, runSite } from './run.mjs';
import { SECTIONS } from './sections.mjs';

process.exitCode = await dev().catch((error) => {
  console.error(error.message);
  return 1;
});

/** Installs what is missing, and works on all sections, or on the named ones, until it is ended. */
async function dev() {
  await install();
  // What is not worked on comes from the last composed site.
  const code = existsSync(path.join(ROOT, '.store/channels/production')) ? 0 : await compose();
  return code || runSite('dev', ...process.argv.slice(2));
}

async function compose() {
  console.log('Composing the site, which is done once.');
  const built = await runInstalled('nx', 'run-many', '-t', 'build', '-p', ...SECTIONS);
  return built || runSite('publish', ...SECTIONS);
}
