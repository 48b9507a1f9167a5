import { runServerCommand } from './commands/program.ts';

process.exitCode = await runServerCommand(process.argv.slice(2));
