import { once } from 'node:events';
import { createServer } from 'node:net';

const EXAMPLE = 'PORT=4300 npm start';

/** Returns the port in `PORT`, or 4200. Throws if it is not a number from 1 to 65535. */
export function portFromEnvironment({ PORT = '4200' } = process.env) {
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port >= 1 && port <= 65535) return port;
  throw new Error(`PORT is '${PORT}', not a number from 1 to 65535. Choose a port: ${EXAMPLE}`);
}

/** Throws if the port is unavailable, so that `npm start` fails before the build instead of after it. */
export async function assertPortFree(port) {
  const server = createServer();
  try {
    await once(server.listen({ port, host: '127.0.0.1' }), 'listening');
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
    throw new Error(`Port ${port} ${reason}. Choose another port: ${EXAMPLE}`, { cause: error });
  }
  server.close();
  await once(server, 'close');
}
