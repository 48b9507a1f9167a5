import { runCli } from '@vantedge/cli';
import { SITE } from './site-cli.ts';

await runCli(SITE, process.argv.slice(2));
