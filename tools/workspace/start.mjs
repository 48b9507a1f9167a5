import { install } from './install.mjs';
import { runInstalled, runSite } from './run.mjs';
import { SECTIONS } from './sections.mjs';

const PORT = '4200';

process.exitCode = await start().catch((error) => {
  console.error(error.message);
  return 1;
});

/** Installs, builds and publishes what has changed, and serves the site until it is ended. */
async function start() {
  await install();
  const built = await runInstalled('nx', 'run-many', '-t', 'build', '-p', ...SECTIONS);
  if (built !== 0) return built;
  const published = await runSite('publish', ...SECTIONS);
  if (published !== 0) return published;
  return runSite('serve', '--port', PORT);
}
