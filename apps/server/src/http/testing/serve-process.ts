// A process that serves a store on disk until it gets a signal; bundled by `bundleScript`. Parameters: the store, and limits as JSON.
// Prints its URL on a line, and warnings and errors to standard error; fails like the command line.
import { diskStore } from '@vantedge/store';
import { closeOnSignal } from '../listen.ts';
import type { ServerLimits } from '../limits.ts';
import { eventText, problemText, type ServerEvent } from '@vantedge/errors';
import { startServer } from '../server.ts';
import { CHANNEL } from '@vantedge/release/testing';

try {
  const store = diskStore(process.argv[2] ?? '');
  const limits = JSON.parse(process.argv[3] ?? '{}') as Partial<ServerLimits>;
  const report = (event: ServerEvent) => event.level !== 'info' && console.error(eventText(event));
  const server = await startServer({ store, channel: CHANNEL, port: 0, limits, report });
  closeOnSignal(server);
  process.stdout.write(`${server.url}\n`);
} catch (error) {
  console.error(problemText(error));
  process.exitCode = 1;
}
