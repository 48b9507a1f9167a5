import { CommanderError } from 'commander';
import { printError, programText } from '@vantedge/errors';
import { dev } from './commands/dev.ts';
import { diff } from './commands/diff.ts';
import { exportCommand } from './commands/export.ts';
import { gc } from './commands/gc.ts';
import { log } from './commands/log.ts';
import { canary, check, preview, promote } from './commands/preview.ts';
import { publish, push, release } from './commands/publish.ts';
import { remove, rollback } from './commands/rollback.ts';
import { settings } from './commands/settings.ts';
import { status } from './commands/status.ts';
import { exampleText, getTerminal, SiteCommand } from './site-command.ts';

/** Commands by group, in the order of the help. */
const GROUPS = {
  Publish: [publish, push, release],
  Preview: [preview, check, promote, canary],
  Undo: [rollback, remove],
  Inspect: [status, log, diff],
  Maintain: [settings, gc, exportCommand],
  Develop: [dev],
};

/** One of each group. */
const EXAMPLES = [
  'site publish stories',
  'site preview stories --name pr-123',
  'site rollback stories',
  'site diff production@1 production',
  'site gc --dry-run',
  'site dev stories',
  'site <command> --help',
];

/** Defines the commands of `site`. */
export function siteProgram(): SiteCommand {
  const program = new SiteCommand(programText('site'))
    .description('Publish, roll back and develop the site.')
    .option('--store <folder|s3-url>', 'store: a folder, or s3://<bucket>/<prefix>', '.store')
    .option('--channel <name>', 'channel to read or change', 'production')
    .option('--json', 'print JSON')
    .option('--verbose', 'show progress even without a terminal, and keep finished phases')
    .addHelpText('after', `\nExamples:\n${EXAMPLES.map((line) => `  ${exampleText(line)}`).join('\n')}`);
  for (const [group, commands] of Object.entries(GROUPS))
    for (const define of commands) program.addCommand(define().helpGroup(`${group}:`));
  return program;
}

/** Runs the command that the arguments name and prints its report. Returns the exit code: 1 for a failure, 2 for wrong usage. */
export async function runSite(given: readonly string[]): Promise<number> {
  const program = siteProgram();
  try {
    await program.parseAsync(given.length ? given : ['help'], { from: 'user' });
    return 0;
  } catch (error) {
    // The help was printed.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    return printError(error, given.includes('--json'), getTerminal(program));
  }
}
