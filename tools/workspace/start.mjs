import { once } from 'node:events';
import { createServer } from 'node:net';
import { install } from './install.mjs';
import { exitWith, publish, runScript } from './run.mjs';

// Installs, builds and publishes what has changed, then serves the site on `PORT`.
await exitWith(async () => {
  const { PORT = '4200' } = process.env;
  await assertPortFree(PORT);
  await install();
  const options = ['--port', PORT, '--previews', 'preview.localhost'];
  return (await publish()) || runScript('apps/server/src/main.ts', 'start', ...options);
});

/** Throws if a port is unavailable, so that `npm start` fails before the build instead of after it. */
async function assertPortFree(port) {
  const server = createServer();
  try {
    // Also rejects what is not a port.
    await once(server.listen({ port, host: '127.0.0.1' }), 'listening');
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
    throw new Error(`Port '${port}' ${reason}. Choose another port: PORT=4300 npm start`, { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}
