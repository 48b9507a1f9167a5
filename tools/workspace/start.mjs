import { install } from './install.mjs';
import { assertPortFree, portFromEnvironment } from './port.mjs';
import { runInstalled, runServer, runSite } from './run.mjs';
import { SECTIONS } from './sections.cjs';

process.exitCode = await start().catch((error) => {
  console.error(error.message);
  return 1;
});

/** Installs, builds and publishes what has changed, then serves the site on `PORT`. */
async function start() {
  const port = portFromEnvironment();
  await assertPortFree(port);
  await install();
  const built = await runInstalled('nx', 'run-many', '-t', 'build', '-p', ...SECTIONS);
  if (built !== 0) return built;
  const published = await runSite('publish', ...SECTIONS);
  if (published !== 0) return published;
  return runServer('start', '--port', String(port), '--previews');
}
