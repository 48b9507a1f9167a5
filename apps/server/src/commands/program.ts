import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { printError, printReport, programText, type Terminal } from '@vantedge/errors';
import { trustedProxies } from '../http/trusted-proxies.ts';
import { DEFAULT_CHANNEL, DEFAULT_STORE, getTerminal } from './terminal.ts';

/** Runs the `server` command with its arguments; resolves to the exit code: 1 for a failure, 2 for wrong usage. */
export async function runServerCommand(argv: readonly string[]): Promise<0 | 1 | 2> {
  let terminal: Terminal = {};
  try {
    await serverCommand()
      .hook('preAction', (_, command) => void (terminal = getTerminal(command.opts())))
      .parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed it. Help on request is not an error.
    if (error instanceof CommanderError) return error.exitCode ? 2 : 0;
    return printError(error, argv.includes('--json'), terminal);
  }
}

/** Defines the command `server`. */
export function serverCommand(): Command {
  const program = new Command(programText('server'))
    .description('Serve the site and store its leads.')
    .exitOverride()
    .showHelpAfterError('(add --help for the options and an example)');

  withCommonOptions(program.command('start'))
    .summary('serve the live release and follow the channel')
    .description('serve the live release of a channel, and each later one as soon as it is published')
    .optionsGroup('Address:')
    .addOption(new Option('--port <port>', 'port to listen on').env('PORT').argParser(port).default(4200))
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(
      new Option('--fd <descriptor>', 'systemd socket to listen on (3); see deploy/vantedge.socket')
        .argParser(integer(3))
        .conflicts(['port', 'host']),
    )
    .option(
      '--admin-port <port>',
      'serve the release page and metrics on this port, without a password',
      port,
    )
    .option('--admin-host <name>', 'name or address that the admin port listens on', '127.0.0.1')
    .option('--previews <domain>', 'serve each preview at <name>.<domain>', domain)
    .option('--proxy <hops|networks>', 'behind proxies that set X-Forwarded-Proto and -For', trustedProxies)
    .optionsGroup('Limits:')
    .option('--max-connections <count>', 'maximum concurrent connections', integer(1), 1000)
    .option(
      '--asset-cache <MB>',
      'memory for the asset cache; assets beyond it are read on request',
      integer(1),
      256,
    )
    .option('--drain-delay <seconds>', 'keep accepting after a signal, with /readyz at 503', integer(0), 0)
    .optionsGroup('Leads:')
    .option('--leads <location>', LEADS_HELP)
    .option('--no-leads', 'disable form submissions; the forms say so')
    .option('--notify <name=url>', NOTIFY_HELP, (url: string, urls: string[]) => [...urls, url], [])
    .option('--posts-per-minute <count>', 'form submissions per network per minute', integer(1), 30)
    .option('--messages-per-day <count>', 'messages stored per network per day', integer(1), 100)
    .optionsGroup('Signals:')
    .option('--signals <percent>', 'share of the views that report vitals and failures', percent, 100)
    .optionsGroup('Logs:')
    .addOption(
      new Option(
        '--log-format <format>',
        'format of the log (default: text in a terminal, else json)',
      ).choices(['json', 'text']),
    )
    .option('--access-log', 'log every request, without query or address of the visitor')
    .addHelpText('after', example('start --port 4200 --previews preview.localhost'))
    .action(async (options) => printReport(await (await import('./start.ts')).start(options), options.json));

  const leads = program
    .command('leads')
    .summary('list, export, erase or deliver form submissions')
    .description("list, export, erase or deliver a channel's form submissions, safely while servers run");
  const leadsCommand = (name: string) =>
    withCommonOptions(leads.command(name)).option('--leads <location>', LEADS_HELP);
  const filtered = (command: Command) =>
    command
      .option('--limit <count>', 'only the newest leads', integer(1))
      .option('--form <section>/<form>', 'only the leads of one form', formName);

  filtered(leadsCommand('list'))
    .description('print the newest leads, one per line (20, or --limit)')
    .addHelpText('after', example('leads list --form shell/contact --limit 5'))
    .action(async (options) =>
      printReport(await (await import('./leads.ts')).listLeads(options), options.json),
    );

  filtered(leadsCommand('export'))
    .description('write the leads to standard output or a file, as CSV (--csv) or JSON (--json)')
    .addOption(new Option('--csv', 'write CSV').conflicts('json'))
    .option('--out <file>', 'write to a file, readable only by its owner')
    .addHelpText('after', example('leads export --csv --out leads.csv'))
    .action(async (options) => (await import('./leads.ts')).exportLeads(options));

  leadsCommand('erase')
    .description('erase one lead, those of an email address, or old ones')
    .argument('[id]', 'id of a lead, as `leads list` prints it')
    .option('--email <address>', 'all leads of this email address')
    .option('--older-than <days>', 'all leads older than this', integer(0))
    .option('--dry-run', 'report what would be erased, and erase nothing')
    .addHelpText('after', example('leads erase --email ada@example.com --dry-run'))
    .action(async (id, options) =>
      printReport(await (await import('./leads.ts')).eraseLeads(id, options), options.json),
    );

  leadsCommand('retry')
    .description('deliver leads that have failed, and those that wait, at once')
    .option('--failed', 'only those that have failed')
    .addHelpText('after', example('leads retry --failed'))
    .action(async (options) =>
      printReport(await (await import('./leads.ts')).retryLeads(options), options.json),
    );
  return program;
}

const example = (line: string) => `\nExample:\n  $ ${programText('server')} ${line}`;

const NOTIFY_HELP = 'deliver leads to smtps://user@host?from=…&to=… or https://…; for several, repeat it';

const LEADS_HELP = 'folder of SQLite files or postgres://… (default: <store>/leads)';

const withCommonOptions = (command: Command) =>
  command
    .option('--store <location>', 'folder, or s3://<bucket>/<prefix>', DEFAULT_STORE)
    .option('--channel <name>', 'channel to read', DEFAULT_CHANNEL)
    .option('--json', 'print JSON');

/** Parses a number in a range; a hundred thousand days, or a hundred gigabytes, are enough. */
const within =
  (min: number, max: number, words: string, isValid = Number.isInteger) =>
  (text: string) => {
    const number = Number(text);
    if (text.trim() !== '' && isValid(number) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Use ${words}.`);
  };

const integer = (min: number) => within(min, 100_000, `an integer from ${min} to 100000`);

const port = within(0, 65_535, 'a port number, 0 to 65535');

const percent = within(0, 100, 'a share from 0 (none) to 100 percent', Number.isFinite);

function formName(text: string): string {
  if (/^[a-z][a-z\d-]*\/[a-z][a-z\d-]*$/.test(text)) return text;
  throw new InvalidArgumentError('Use a section and a form, such as shell/contact.');
}

function domain(text: string): string {
  if (/^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(text)) return text;
  throw new InvalidArgumentError('Use a host name in lower case, such as preview.example.com.');
}
