// A process that serves a store on disk until it gets a signal: `node --import tsx serve-process.ts <store> [<limits as
// JSON>]`. Prints its URL on a line; fails like the command line.
import { diskStore } from '../../store/disk-store.ts';
import { closeOnSignal } from '../close-on-signal.ts';
import type { ServerLimits } from '../limits.ts';
import { problemText } from '../problem-text.ts';
import { startServer } from '../server.ts';
import { CHANNEL } from './sample-release.ts';

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
