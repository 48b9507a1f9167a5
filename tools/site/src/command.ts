import type { ParseArgsConfig } from 'node:util';
import { shellWord } from './command-line.ts';

/** What a command tells: lines for a person, and the same for a script with `--json`. */
export interface Report {
  text: string;
  json: unknown;
}

export interface Command {
  name: string;
  summary: string;
  /** What follows the name, as in `publish <section…>`. */
  usage: string;
  options: Record<string, Option>;
  /** `undefined` for a command that goes on by itself, such as a server. */
  run(arguments_: Arguments): Promise<Report | undefined>;
}

export interface Option {
  type: 'string' | 'boolean';
  /** One line for `--help`. */
  help: string;
  default?: string;
  /** One letter that stands for the name. */
  short?: string;
}

/** A parsed command line: what stands alone, and what was given by name. */
export interface Arguments {
  names: string[];
  text(option: string): string;
  value(option: string): string | undefined;
  flag(option: string): boolean;
}

/** Options that every command takes. */
export const COMMON_OPTIONS: Record<string, Option> = {
  store: { type: 'string', help: 'folder of the store', default: '.store' },
  channel: { type: 'string', help: 'channel whose release is meant', default: 'production' },
  json: { type: 'boolean', help: 'answer in JSON' },
  help: { type: 'boolean', short: 'h', help: 'show this help' },
};

/** Those of these options that were given, as a command line repeats them: `--store .store-x`. */
export function formatOptions({ value: valueOf }: Arguments, ...options: string[]): string {
  return options
    .flatMap((option) => {
      const value = valueOf(option);
      return value === undefined ? [] : [`--${option} ${shellWord(value)}`];
    })
    .join(' ');
}

/** The options of a command in the form that node's parser takes. */
export function parserOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(([name, option]) => [
      name,
      { type: option.type, ...(option.short && { short: option.short }) },
    ]),
  );
}

/** Help of one command, as `site <command> --help` prints it. */
export function helpOf(command: Command): string {
  const rows = Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(
    ([name, { type, help, default: value }]) => {
      const shown = type === 'string' ? `--${name} <${name}>` : `--${name}`;
      return `  ${shown.padEnd(24)}${help}${value ? ` (${value})` : ''}`;
    },
  );
  return [`site ${command.name} ${command.usage}`.trimEnd(), '', `  ${command.summary}`, '', ...rows].join(
    '\n',
  );
}
