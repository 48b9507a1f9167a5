// A process that serves a sample release and stores leads: bundled by `bundleScript`. Parameter: the store. It prints a line
// when it is ready. After a line on standard input it opens the lead store, listens, and prints its URL. Until then it does
// not touch the files, so that it finds them as the previous, killed process left them.
import { eventText, type Report } from '@vantedge/release';
import { writeSync } from 'node:fs';
import { CHANNEL, publishSample } from '@vantedge/release/testing';
import { startServer } from '../../http/server.ts';
import { memoryStore } from '@vantedge/release/store';
import { leadsFile, openLeads } from '@vantedge/lead-server';
import { leadHandlers } from '../lead-handlers.ts';
import { UNLIMITED } from './leads-server.ts';

const report: Report = (event) => {
  if (event.level === 'info') return;
  console.error(eventText(event));
  process.exit(1);
};
const store = memoryStore();
await publishSample(store, 'first');

process.stdin.once('data', () => {
  const leads = openLeads({ file: leadsFile(process.argv[2]!) }, report);
  const extra = leadHandlers({ store: leads, report, limits: UNLIMITED });
  startServer({ store, channel: CHANNEL, port: 0, extra, report }).then(
    ({ url }) => writeSync(1, `${url}\n`),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
writeSync(1, 'ready\n');
