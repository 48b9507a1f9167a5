// A process that serves a store on disk until it gets a signal: `node --import tsx serve-process.ts <store> [<limits as
// JSON>]`. Prints its URL on a line; fails like the command line.
import { diskStore } from '@vantedge/release/store';
import { closeOnSignal } from '../close-on-signal.ts';
import type { ServerLimits } from '../limits.ts';
import { problemText } from '@vantedge/release';
import { startServer } from '../server.ts';
import { CHANNEL } from '@vantedge/release/testing';

try {
  const store = diskStore(process.argv[2] ?? '');
  const limits = JSON.parse(process.argv[3] ?? '{}') as Partial<ServerLimits>;
  const server = await startServer({ store, channel: CHANNEL, port: 0, limits });
  closeOnSignal(server);
  process.stdout.write(`${server.url}\n`);
} catch (error) {
  console.error(problemText(error));
  process.exitCode = 1;
}
