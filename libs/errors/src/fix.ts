/** A command line: a program and its arguments. The programs `site`, `server` and `build` are written as they run where they are printed. */
export interface CommandLine {
  readonly argv: readonly string[];
}

/** Returns a command line: `command('site', 'rollback', 'stories')`. Arguments such as `<section>` are for a reader to fill in. */
export const command = (...argv: string[]): CommandLine => ({ argv });

/** Returns the command line that builds sections. */
export const buildCommand = (...sections: string[]): CommandLine => command('build', ...sections);

/** What fixes a problem: words and command lines, in the order of reading. Commands in a row run one after the other. */
export type Fix = string | CommandLine | readonly (string | CommandLine)[];

/** Where a command is printed, which decides how it must be written to run there. */
export interface Terminal {
  /** The values of `--store` and `--channel` that the user gave, which commands of ours repeat. */
  store?: string;
  channel?: string;
  /** The value of `--leads`, which commands of `server` repeat. */
  leads?: string;
  /** Whether the programs are installed packages of another repository. By default, whether this module is. */
  isInstalled?: boolean;
}

/** Returns a fix as one line. */
export function fixText(fix: Fix, terminal: Terminal = {}): string {
  const steps = isSteps(fix) ? fix : [fix];
  let text = '';
  for (const [i, step] of steps.entries()) {
    const isCommand = typeof step !== 'string';
    if (i > 0) text += isCommand && typeof steps[i - 1] !== 'string' ? ' && ' : ' ';
    text += isCommand ? commandText(step, terminal) : step;
  }
  return text;
}

const isSteps = (fix: Fix): fix is readonly (string | CommandLine)[] => Array.isArray(fix);

/** Returns a command line as a shell runs it. */
export function commandText({ argv }: CommandLine, terminal: Terminal = {}): string {
  const [program = '', ...given] = argv;
  const { isInstalled = IS_INSTALLED } = terminal;
  if (program === 'build') return buildText(given, isInstalled);
  const isOurs = program === 'site' || program === 'server';
  const { store, channel, leads } = terminal;
  const repeated = {
    '--store': store,
    '--channel': channel,
    ...(program === 'server' && { '--leads': leads }),
  };
  const options = isOurs ? missingOptions(given, repeated) : [];
  const start = isOurs ? programText(program, isInstalled) : program;
  return [start, ...[...given, ...options].map(shellWord)].join(' ');
}

/** How one of our programs is called: by its npm script in the workspace, by its executable in another repository. */
export const programText = (program: 'site' | 'server', isInstalled = IS_INSTALLED): string =>
  isInstalled ? `npx --no-install vantedge-${program}` : `npm run ${program} --`;

/** Another repository builds its sections without Nx. */
function buildText(sections: readonly string[], isInstalled: boolean): string {
  if (isInstalled) return 'npx rspack build';
  return sections.length === 1
    ? `npx nx build ${sections[0]}`
    : ['npx nx run-many -t build -p', ...sections].join(' ');
}

const missingOptions = (given: readonly string[], options: Record<string, string | undefined>): string[] =>
  Object.entries(options)
    .filter(([name, value]) => value !== undefined && !given.includes(name))
    .flatMap(([name, value]) => [name, value!]);

/** Whether this is an installed package and not part of the workspace. */
const IS_INSTALLED = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

/** Quotes a word for a POSIX shell, unless it is plain or for a reader to fill in: `<section>`, `postgres://…`. */
export const shellWord = (word: string): string =>
  /^(?:[\w./:@%+=,…-]|<[\w -]+>)+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
