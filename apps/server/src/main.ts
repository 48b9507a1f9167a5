import { runCli } from '@vantedge/cli';

const server = {
  name: 'server',
  summary: 'Serve the site and keep its leads.',
  commands: {
    start: async () => (await import('./commands/start.ts')).start,
    leads: async () => (await import('./commands/leads.ts')).leads,
  },
};

await runCli(server, process.argv.slice(2));
