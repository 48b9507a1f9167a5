// A process that serves a sample release and stores leads: bundled by `bundleScript`. Parameters: the store, and targets of leads. It prints a line
// when it is ready. After a line on standard input it opens the lead store, listens, and prints its URL. Until then it does
// not touch the files, so that it finds them as the previous, killed process left them.
import { eventText, type Report } from '@vantedge/errors';
import { writeSync } from 'node:fs';
import { CHANNEL, publishSample } from '@vantedge/release/testing';
import { startServer } from '../../http/server.ts';
import { memoryStore } from '@vantedge/store';
import { deliverLeads, leadsFile, openLeads, parseNotify } from '@vantedge/lead-server';
import { leadHandlers } from '../lead-handlers.ts';
import { formsSample, UNLIMITED } from './leads-server.ts';

const report: Report = (event) => {
  if (event.level === 'info') return;
  console.error(eventText(event));
  process.exit(1);
};
const store = memoryStore();
await publishSample(store, formsSample());

process.stdin.once('data', () => {
  const leads = openLeads({ file: leadsFile(process.argv[2]!) }, report);
  const notify = parseNotify(process.argv.slice(3), {
    VANTEDGE_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  });
  // Longer than any attempt here takes.
  const deliveries =
    leads &&
    deliverLeads({ store: leads, notify, origin: () => undefined, report, pollMs: 100, leaseMs: 3_000 });
  const extra = leadHandlers({ store: leads, deliveries, report, limits: UNLIMITED });
  startServer({ store, channel: CHANNEL, port: 0, extra, report }).then(
    ({ url }) => writeSync(1, `${url}\n`),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
writeSync(1, 'ready\n');
