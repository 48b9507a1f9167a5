import { withTemporaryFolder } from '@vantedge/store/testing';
import { formatJson } from '@vantedge/errors';
import { runCommand } from './testing/run-command.ts';

test.each([
  [[], ['start', 'leads', 'npm run server']],
  [
    ['start'],
    ['Address:', '--proxy', 'Limits:', 'Leads:', 'Logs:', '--store <location>', '--host <address>'],
  ],
  [['leads'], ['list', 'export', 'erase']],
  [
    ['leads', 'list'],
    ['--limit <count>', '--form <section>/<form>', 'Example:'],
  ],
  [
    ['leads', 'export'],
    ['--out <file>', 'Example:'],
  ],
  [
    ['leads', 'erase'],
    ['[id]', '--email <address>', '--older-than <days>', 'Example:'],
  ],
])('server %j has a help of its own', async (command, contents) => {
  const { code, stdout } = await runCommand(...command, '--help');
  expect(code).toBe(0);
  for (const text of contents) expect(stdout).toContain(text);
});

test.each([
  [['--port', '70000'], "'70000' is invalid. Use a port number, 0 to 65535."],
  [['--port', ''], 'Use a port number'],
  [['--max-connections', '0'], 'Use an integer from 1 to 100000.'],
  [['--asset-cache', 'much'], 'Use an integer from 1 to 100000.'],
  [['--drain-delay', '1.5'], 'Use an integer from 0 to 100000.'],
  [['--fd', '3', '--port', '4200'], "'--fd <descriptor>' cannot be used with option '--port <port>'"],
  [['--previews', '*.example.com'], 'Use a host name in lower case'],
  [['--log-format', 'xml'], 'Allowed choices are json, text.'],
  [['--store'], 'argument missing'],
  [['--porrt', '1'], 'Did you mean --port?'],
  [['now'], 'too many arguments'],
])('server start %j has exit code 2, and names the help', async (options, message) => {
  const { code, stdout, stderr } = await runCommand('start', ...options);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr).toContain('--help');
});

test('without a command, prints the commands and has exit code 2', async () => {
  const { code, stderr } = await runCommand();
  expect([code, stderr]).toEqual([2, expect.stringContaining('Commands:')]);
});

test('a known error has exit code 1, with its code, cause and fix; as data with --json', async () => {
  await withTemporaryFolder(async (folder) => {
    const { code, stderr } = await runCommand('leads', 'list', '--store', folder);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^LEADS_NOT_FOUND: .*\n {2}at .*\n {2}fix .*npm run server -- start --store \//),
    ]);
    const failed = await runCommand('leads', 'list', '--store', folder, '--json');
    expect([failed.code, JSON.parse(failed.stdout)]).toMatchObject([
      1,
      { error: { code: 'LEADS_NOT_FOUND' } },
    ]);
  });
});

test('a value that only the lead store can judge has exit code 2', async () => {
  const { code, stderr } = await runCommand('leads', 'list', '--leads', 'mysql://localhost/leads');
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^USAGE: --leads/)]);
});

test('escapes all control characters without losing any', () => {
  const value = { text: '\u001b[2J \u007f \u009b \u202e \u2066 \u200f \u2028 \u{1f4a1} é' };
  const printed = formatJson(value);
  expect(printed).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|\u2028/u);
  expect(printed).toContain('\u{1f4a1} é');
  expect(JSON.parse(printed)).toEqual(value);
});
