import type { ParseArgsConfig } from 'node:util';
import { shellWord } from './command-line.ts';
import type { Progress } from './progress.ts';

/** Output of a command: text for people, and the same data for `--json`. */
export interface Report {
  text: string;
  json: unknown;
}

export interface Command {
  name: string;
  summary: string;
  /** Arguments after the name, as in `publish <section…>`. */
  usage: string;
  options: Record<string, Option>;
  /** Resolves with `undefined` if the command has written its own output. */
  run(arguments_: Arguments): Promise<Report | undefined>;
}

export interface Option {
  type: 'string' | 'boolean';
  /** One line for `--help`. */
  help: string;
  default?: string;
  /** One-letter alias. */
  short?: string;
  /** Whether the option can be given several times. */
  multiple?: boolean;
}

/** A parsed command line. */
export interface Arguments {
  /** Positional arguments. */
  names: string[];
  /** Value of an option, or its default. */
  text(option: string): string;
  /** Value of an option as given on the command line. */
  value(option: string): string | undefined;
  /** All values of an option that can be given several times. */
  list(option: string): readonly string[];
  flag(option: string): boolean;
  /** Shown on standard error once the command takes longer than a second. */
  progress: Progress;
}

/** Options of every command. */
const COMMON_OPTIONS: Record<string, Option> = {
  store: { type: 'string', help: 'store: a folder, or s3://<bucket>/<prefix>', default: '.store' },
  channel: { type: 'string', help: 'channel', default: 'production' },
  json: { type: 'boolean', help: 'print JSON' },
  verbose: { type: 'boolean', help: 'show progress also if standard error is not a terminal' },
  help: { type: 'boolean', short: 'h', help: 'show this help' },
};

/** Options of a command, then those of every command. */
export const allOptions = ({ options }: Command): Record<string, Option> => ({
  ...options,
  ...COMMON_OPTIONS,
  ...options,
});

/** Formats the options that were given, to repeat them on a command line: `--store .store-x`. */
export function formatOptions({ list }: Pick<Arguments, 'list'>, ...options: string[]): string {
  return options
    .flatMap((option) => list(option).map((value) => `--${option} ${shellWord(value)}`))
    .join(' ');
}

/** The options of a command, in the format of `parseArgs`. */
export function parserOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(allOptions(command)).map(([name, option]) => [
      name,
      {
        type: option.type,
        ...(option.short && { short: option.short }),
        ...(option.multiple && { multiple: true }),
      },
    ]),
  );
}

/** The text of `<cli> <command> --help`. */
export function helpOf(cli: string, command: Command): string {
  const rows = Object.entries(allOptions(command)).map(([name, { type, help, default: value }]) => {
    const shown = type === 'string' ? `--${name} <${name}>` : `--${name}`;
    return `  ${shown.padEnd(23)} ${help}${value ? ` (${value})` : ''}`;
  });
  return [`${cli} ${command.name} ${command.usage}`.trimEnd(), '', `  ${command.summary}`, '', ...rows].join(
    '\n',
  );
}
