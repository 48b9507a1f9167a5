import { runSite } from './site-program.ts';

process.exitCode = await runSite(process.argv.slice(2));
