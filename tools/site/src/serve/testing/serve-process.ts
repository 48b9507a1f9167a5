// A process that serves a store on disk until a signal: `node --import tsx serve-process.ts <store>`. It tells its URL as
// a line, and fails as the command line does.
import { diskStore } from '../../store/disk-store.ts';
import { closeOnSignal } from '../close-on-signal.ts';
import { problemText } from '../problem-text.ts';
import { startServer } from '../server.ts';
import { CHANNEL } from './sample-release.ts';

try {
  const store = diskStore(process.argv[2] ?? '');
  const server = await startServer({ store, channel: CHANNEL, port: Number(process.argv[3] ?? 0) });
  closeOnSignal(server);
  process.stdout.write(`${server.url}\n`);
} catch (error) {
  console.error(problemText(error));
  process.exitCode = 1;
}
