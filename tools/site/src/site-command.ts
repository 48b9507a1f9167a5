import { Command, type CommanderError, InvalidArgumentError, type ParseOptions } from 'commander';
import {
  command,
  type CommandLine,
  type CommandReport,
  commandText,
  printableLines,
  printReport,
  type SiteError,
  type Terminal,
  usageError,
  type Warn,
  warningText,
} from '@vantedge/errors';
import type { Provenance } from '@vantedge/release';
import { openStore, overlayStore, type Store } from '@vantedge/store';
import { type Progress, showProgress } from './progress.ts';
import { currentProvenance } from './provenance.ts';

/** Options of every command. `siteProgram` defines them. */
interface GlobalOptions {
  store: string;
  channel: string;
  json?: true;
  verbose?: true;
}

/** What a command is given. */
export interface ReadContext<Options = object> {
  store: Store;
  channel: string;
  options: Options & GlobalOptions;
  /** Shown on standard error. */
  progress: Progress;
  /** Where the command prints: texts name commands with its options. */
  terminal: Terminal;
}

/** What a command that changes the store is given. With `--dry-run`, the store keeps writes in memory. */
export interface WriteContext<Options = object> extends ReadContext<Options> {
  isDryRun: boolean;
  provenance: Provenance;
  /** Command line that repeats this one. */
  retryCommand: CommandLine;
  /** Prints a warning on standard error. */
  report: Warn;
}

type Run<Given, Names extends unknown[]> = (
  given: Given,
  ...names: Names
) => Promise<CommandReport | undefined>;

/** A command of `site`. `reads` or `changes` takes the function that runs it, which returns what to print. */
export class SiteCommand extends Command {
  /** Arguments of the program, which `CONFLICT` prints. */
  private given: readonly string[] = [];

  constructor(name: string) {
    super(name);
    this.configureHelp({ showGlobalOptions: true });
    this.configureOutput({
      writeOut: (text) => console.log(printableLines(text.trimEnd())),
      // Errors are thrown, and printed once.
      outputError: () => undefined,
    });
    this.exitOverride((error) => {
      throw error.exitCode === 0 ? error : this.usageError(error);
    });
  }

  override parseAsync(given: readonly string[], options: ParseOptions): Promise<this> {
    this.given = given;
    return super.parseAsync(given, options);
  }

  private usageError({ message }: CommanderError): SiteError {
    const text = message.replace(/^error: /, '').replace(/^./, (letter) => letter.toUpperCase());
    return usageError(text, command('site', ...(this.parent ? [this.name()] : []), '--help'));
  }

  /** Adds a command line to the help. */
  example(line: string): this {
    return this.addHelpText('after', `\nExample:\n  ${exampleText(line)}`);
  }

  /** Sets the function that runs the command, and prints its report. Names are arguments that are not options. */
  reads<Options, Names extends unknown[]>(run: Run<ReadContext<Options>, Names>): this {
    return this.runs<Options, Names>((given, names) => run(given, ...names));
  }

  /** Like `reads`, for a command that changes the store: adds `--by` and `--dry-run`. */
  changes<Options, Names extends unknown[]>(run: Run<WriteContext<Options>, Names>): this {
    return this.option('--by <name>', 'name to record in the log (default: the CI or git user)')
      .option('--dry-run', 'report what would happen, and write nothing')
      .runs<Options & { by?: string; dryRun?: true }, Names>(async ({ store, ...given }, names) => {
        const { by, dryRun: isDryRun = false } = given.options;
        const provenance = await currentProvenance({ by });
        const retryCommand = command('site', ...(this.parent as SiteCommand).given);
        const writable = isDryRun ? overlayStore(store) : store;
        const report: Warn = (warning) => console.error(warningText(warning, given.terminal));
        return run({ ...given, store: writable, isDryRun, provenance, retryCommand, report }, ...names);
      });
  }

  private runs<Options, Names extends unknown[]>(
    run: (given: ReadContext<Options>, names: Names) => Promise<CommandReport | undefined>,
  ): this {
    // Commander calls this with the names, the options and the command.
    return this.action(async (...given: unknown[]) => {
      const options = this.optsWithGlobals<Options & GlobalOptions>();
      const progress = showProgress(options.verbose === true);
      const { channel } = options;
      const names = given.slice(0, -2) as Names;
      const terminal = getTerminal(this.parent!);
      const reading = { store: openStore(options.store), channel, options, progress, terminal };
      const report = await run(reading, names).finally(progress.end);
      if (report) printReport(report, options.json);
    });
  }
}

/** Parses an option that is a whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new InvalidArgumentError(`Expected a number from ${min} to ${max}.`);
};

/** Collects the values of an option that can be repeated. */
export const repeatable = (value: string, before: string[] = []) => [...before, value];

/** An example of a command line, given as words, as it runs where it is printed. */
export const exampleText = (line: string): string => commandText(command(...line.split(' ')));

/** What the user gave a program that printed commands must repeat. */
export function getTerminal(program: Command): Terminal {
  const isGiven = (name: string) => program.getOptionValueSource(name) === 'cli';
  const { store, channel } = program.opts<GlobalOptions>();
  return { ...(isGiven('store') && { store }), ...(isGiven('channel') && { channel }) };
}
