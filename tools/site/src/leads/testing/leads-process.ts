// A process that serves a sample release and keeps leads: `node --import tsx leads-process.ts <store>`. It is ready at the
// first line that it writes; a line on its standard input lets it open the leads and listen, and the second line that it
// writes is its URL. Until then it has touched nothing, so that what a killed one left is found as it was left.
import { writeSync } from 'node:fs';
import { publishSample, CHANNEL } from '../../serve/testing/sample-release.ts';
import { startServer } from '../../serve/server.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { leadsFile } from '../lead-database.ts';
import { leadHandlers } from '../lead-handlers.ts';
import { openLeads } from '../open-leads.ts';
import { UNLIMITED } from './leads-server.ts';

const report = (text: string) => {
  console.error(text);
  process.exit(1);
};
const store = memoryStore();
await publishSample(store, 'first');

process.stdin.once('data', () => {
  const leads = openLeads(leadsFile(process.argv[2]!), report);
  const extra = leadHandlers({ store: leads, report, limits: UNLIMITED });
  void startServer({ store, channel: CHANNEL, port: 0, extra, report }).then(({ url }) =>
    writeSync(1, `${url}\n`),
  );
});
writeSync(1, 'ready\n');
