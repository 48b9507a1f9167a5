import { problemText, SiteError } from '@vantedge/release';
import { parseArgs } from 'node:util';
import { allOptions, type Arguments, type Command, helpOf, parserOptions } from './command.ts';
import { formatJson } from './format-json.ts';
import { showProgress } from './progress.ts';

/** A command-line program. */
export interface Cli {
  /** The word that starts a command line, such as `site`. */
  name: string;
  summary: string;
  /** Loads each command by its name, so that a command line only loads the code of its own. */
  commands: Readonly<Record<string, () => Promise<Command>>>;
}

/** Runs the command that the arguments name, prints its report, and sets the exit code: 1 for a failure, 2 for wrong usage. */
export async function runCli(cli: Cli, [name, ...rest]: readonly string[]): Promise<void> {
  const json = rest.includes('--json');
  try {
    if (name === undefined || ['help', '--help', '-h'].includes(name))
      return console.log(overview(cli, await Promise.all(Object.values(cli.commands).map((load) => load()))));
    const load = Object.hasOwn(cli.commands, name) ? cli.commands[name] : undefined;
    if (!load) throw new SiteError('USAGE', `Unknown command '${name}'.`, { fix: `${cli.name} --help` });
    const command = await load();
    const arguments_ = parseArguments(cli, command, rest);
    if (arguments_.flag('help')) return console.log(helpOf(cli.name, command));
    const report = await command.run(arguments_).finally(arguments_.progress.end);
    if (report) console.log(json ? formatJson(report.json) : report.text);
  } catch (error) {
    fail(error, json);
  }
}

/** The text of `<cli> --help`: each command with its summary; the usage is part of the help of the command. */
function overview({ name: cli, summary }: Cli, commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    summary,
    '',
    ...commands.map(({ name, summary }) => `  ${cli} ${name.padEnd(width)}  ${summary}`),
    '',
    `  ${cli} <command> --help`,
    '',
    `In this workspace, run \`npm run ${cli} -- <command>\`.`,
  ].join('\n');
}

/** Parses the command line of a command, without its name. Throws `USAGE`. */
export function parseArguments(cli: Pick<Cli, 'name'>, command: Command, rest: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: parserOptions(command),
      allowPositionals: true,
    });
    const list = (option: string) => [values[option] ?? []].flat() as string[];
    const value = (option: string) => list(option).at(-1);
    return {
      names: positionals,
      value,
      list,
      text: (option) => value(option) ?? allOptions(command)[option]!.default ?? '',
      flag: (option) => values[option] === true,
      progress: showProgress({ isVerbose: values['verbose'] === true }),
    };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('USAGE', message, { fix: `${cli.name} ${command.name} --help`, cause });
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
