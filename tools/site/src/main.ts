import { runSite } from './site-program.ts';

// A reader of the output, such as head, may stop early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runSite(process.argv.slice(2));
