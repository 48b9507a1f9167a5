import { runCli } from '@vantedge/cli';
import { leads } from './commands/leads.ts';
import { start } from './commands/start.ts';

const server = {
  name: 'server',
  summary: 'Serve the site and keep its leads.',
  commands: [start, leads],
};

await runCli(server, process.argv.slice(2));
