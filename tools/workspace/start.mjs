import { once } from 'node:events';
import { createServer } from 'node:net';
import { endWithNpm } from '../site/bin/end-with-npm.mjs';
import { install } from './install.mjs';
import { exitWith, publish, server } from './run.mjs';

/** Where the site command expects metrics. */
const ADMIN_PORT = '9464';

// Installs, builds and publishes what has changed, then serves the site on `PORT`.
endWithNpm();
await exitWith(async () => {
  const { PORT = '4200' } = process.env;
  // Before the build instead of after it.
  const problem = await portProblem(PORT);
  if (problem) throw new Error(`Port '${PORT}' ${problem}. Choose another port: PORT=4300 npm start`);
  await install();
  // A second site on this machine has its metrics on any free port.
  const adminPort = (await portProblem(ADMIN_PORT)) ? '0' : ADMIN_PORT;
  const own = process.argv.slice(2);
  const options = ['--port', PORT, '--previews', 'preview.localhost', '--admin-port', adminPort, ...own];
  return (await publish()) || server('start', ...options);
});

/** Why a port cannot be used, if it cannot; also for what is not a port. */
async function portProblem(port) {
  const server = createServer();
  try {
    await once(server.listen({ port, host: '127.0.0.1' }), 'listening');
  } catch (error) {
    return error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
  }
  await new Promise((resolve) => server.close(resolve));
}
