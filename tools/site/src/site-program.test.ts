import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { SiteCommand } from './site-command.ts';
import { siteProgram } from './site-program.ts';
import { run, runJson } from './testing/run-site.ts';

const ROOT = path.resolve(__dirname, '../../..');

const commands = siteProgram().commands.map((command) => [command.name(), command] as const);

const usageError = (parts: object = {}) => ({ error: { code: 'USAGE', ...parts } });

test('the executable starts with Node alone, and ends with the exit code of the command', () => {
  const site = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/site/bin/vantedge-site.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  const help = site();
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^ {2}publish \[options\] <sections\.\.\.> +push and release/m);
  const wrong = site('publsh');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toContain("USAGE: Unknown command 'publsh'\n(Did you mean publish?)");
  expect(wrong.stderr).toContain('fix   npm run site -- --help');
});

test('the executable looks for the credentials of a store on S3', () => {
  const store = 's3://bucket/prefix?endpoint=http://127.0.0.1:1&region=eu-central-1';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['tools/site/bin/vantedge-site.mjs', 'log', '--store', store],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], AWS_EC2_METADATA_DISABLED: 'true', HOME: '/nowhere' },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^STORE_CREDENTIALS_MISSING: /);
});

test('a reader that stops early is not an error', () => {
  const { stderr } = spawnSync('sh', ['-c', 'node tools/site/bin/vantedge-site.mjs --help | head -1'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists the commands by group', async (args) => {
  const { exitCode, text } = await run(...args);
  expect(exitCode).toBe(0);
  const groups = [...text.matchAll(/^(\w[\w ]*):$/gm)].map(([, group]) => group);
  expect(groups).toEqual([
    'Options',
    'Publish',
    'Preview',
    'Undo',
    'Inspect',
    'Maintain',
    'Develop',
    'Commands',
    'Examples',
  ]);
  for (const [name] of commands) expect(text).toMatch(new RegExp(`^ {2}${name}\\b.*`, 'm'));
  expect(commands.every(([, command]) => command.description())).toBe(true);
});

test.each(commands)('the help of %s shows an example, and what each option takes', async (name, command) => {
  const { exitCode, text } = await run(name, '--help');
  expect(exitCode).toBe(0);
  expect(text).toContain(`Usage: npm run site -- ${name}`);
  expect(text).toContain(`Example:\n  npm run site -- ${name}`);
  expect(text).toMatch(/^ {2}--json +print JSON$/m);
  expect(text).toMatch(/^ {2}--store <folder\|s3-url> /m);
  for (const { long, flags, description } of command.options) {
    expect(description).toMatch(/.{5,}/);
    // Such as `--to <release>`, not `--to <to>`.
    expect(flags).not.toBe(`${long} <${long?.slice(2)}>`);
  }
});

test.each([
  ['an unknown option', ['status', '--stor', 'x'], 'status'],
  ['a missing argument', ['publish'], 'publish'],
  ['too many arguments', ['remove', 'stories', 'pricing'], 'remove'],
  ['a missing value', ['rollback', '--to'], 'rollback'],
])('%s ends with 2 and names the help', async (_, given, name) => {
  const { exitCode, json, errors } = await run(...given, '--json');
  expect([exitCode, errors]).toEqual([2, []]);
  expect(json()).toMatchObject(usageError({ fix: `npm run site -- ${name} --help` }));
});

test('a known error ends with 1, and is printed with its code and the command that fixes it', async () => {
  const { exitCode, text, errors } = await run('promote', 'pr-1', '--store', '/nowhere/store');
  expect([exitCode, text]).toEqual([1, '']);
  expect(errors.join('\n')).toMatch(/^[A-Z_]+: .*\n {2}at .*\n {2}fix {3}.*npm run site -- /s);
});

test('an unknown error ends with 1 and keeps its stack', async () => {
  const fault = jest.spyOn(SiteCommand.prototype, 'optsWithGlobals').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  const { exitCode, errors } = await run('log').finally(() => fault.mockRestore());
  expect(exitCode).toBe(1);
  expect(errors.join('\n')).toContain('TypeError: a bug');
});

test.each([
  ['nothing', []],
  ['two previews', ['pr-1', 'pr-2', '--percent', '10']],
  ['a preview with --stop', ['pr-1', '--stop']],
  ['no share', ['pr-1']],
  ['a share of 0', ['pr-1', '--percent', '0']],
  ['everyone', ['pr-1', '--percent', '100']],
  ['half a percent', ['pr-1', '--percent', '0.5']],
])('canary rejects %s', async (_, rest) => {
  expect(await runJson('canary', ...rest)).toMatchObject(usageError());
});

test.each([
  ['no URL', 'example.com'],
  ['a host and a port', 'localhost:4200'],
  ['an address', 'http://127.0.0.1:4200'],
  ['an IPv6 address', 'http://[::1]:4200'],
])('preview rejects, before it does anything, a --server that is %s', async (_, server) => {
  expect(await runJson('preview', 'stories', '--name', 'pr-1', '--server', server)).toMatchObject(
    usageError(),
  );
});

test.each([
  ['log', ['--limit', '0']],
  ['log', ['--limit', '-1']],
  ['log', ['--limit', 'all']],
  ['log', ['--limit', '1.5']],
  ['dev', ['--port', 'many']],
  ['dev', ['--port', '65536']],
  ['settings', ['apply']],
  ['settings', ['show']],
])('%s rejects %j', async (name, rest) => {
  expect(await runJson(name, ...rest)).toMatchObject(usageError());
});

test('dev outside a repository ends with 2 and says what is missing', () =>
  withTemporaryFolder(async (cwd) => {
    const command = [path.join(ROOT, 'tools/site/bin/vantedge-site.mjs'), 'dev', 'academy'];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^USAGE: @vantedge\/shell is not installed in .*\n {2}fix {3}npm install/),
    ]);
  }));

test('dev reports an unknown section with the known ones, and needs a published site', async () => {
  const store = ['--store', '/nowhere/store'];
  expect(await runJson('dev', 'stories', 'storys', ...store)).toMatchObject(
    usageError({
      message: expect.stringContaining("'storys'"),
      fix: expect.stringContaining('stories'),
    }),
  );
  expect(await runJson('dev', 'stories', ...store)).toMatchObject({ error: { code: 'STORE_READ_FAILED' } });
});
