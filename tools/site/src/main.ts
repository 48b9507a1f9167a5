import { parseArgs } from 'node:util';
import { type Arguments, type Command, COMMON_OPTIONS, helpOf, parserOptions } from './command.ts';
import { compose } from './commands/compose.ts';
import { dev } from './commands/dev.ts';
import { doctor } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { gc } from './commands/gc.ts';
import { leads } from './commands/leads.ts';
import { publish } from './commands/publish.ts';
import { rollback } from './commands/rollback.ts';
import { serve } from './commands/serve.ts';
import { status } from './commands/status.ts';
import { formatJson } from './format-json.ts';
import { problemText } from './serve/problem-text.ts';
import { SiteError } from './site-error.ts';

const COMMANDS: readonly Command[] = [
  publish,
  compose,
  serve,
  rollback,
  status,
  doctor,
  gc,
  exportCommand,
  leads,
  dev,
];

const HELP = [
  'Publish, compose and serve the site.',
  '',
  ...COMMANDS.map(({ name, usage, summary }) => `  site ${`${name} ${usage}`.padEnd(24)}${summary}`),
  '',
  '  site <command> --help',
  '',
  'In this workspace, run `npm run site -- <command>`.',
].join('\n');

await main(process.argv.slice(2));

async function main([name, ...rest]: string[]) {
  const json = rest.includes('--json');
  try {
    if (name === undefined || ['help', '--help', '-h'].includes(name)) return console.log(HELP);
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (!command) throw new SiteError('USAGE', `Unknown command '${name}'.`, { fix: 'site --help' });
    const arguments_ = parse(command, rest);
    if (arguments_.flag('help')) return console.log(helpOf(command));
    const report = await command.run(arguments_);
    if (report) console.log(json ? formatJson(report.json) : report.text);
  } catch (error) {
    fail(error, json);
  }
}

function parse(command: Command, rest: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: parserOptions(command),
      allowPositionals: true,
    });
    const value = (option: string) => values[option] as string | undefined;
    return {
      names: positionals,
      value,
      text: (option) => value(option) ?? { ...command.options, ...COMMON_OPTIONS }[option]!.default ?? '',
      flag: (option) => values[option] === true,
    };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('USAGE', message, { fix: `site ${command.name} --help`, cause });
  }
}

/** Prints an error. A `SiteError` is shown with location and fix; any other error is a bug and keeps its stack trace. */
function fail(error: unknown, json: boolean) {
  process.exitCode = error instanceof SiteError && error.code === 'USAGE' ? 2 : 1;
  if (!(error instanceof SiteError)) return console.error(error);
  const { code, message, at, fix, trace, problems } = error;
  if (json) return console.log(formatJson({ error: { code, message, at, fix, trace, problems } }));
  console.error(problemText(error));
}
