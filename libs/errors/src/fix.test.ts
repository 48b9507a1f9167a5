import { buildCommand, command, commandText, fixText } from './fix.ts';

const workspace = { isInstalled: false };
const installed = { isInstalled: true };

test('our programs are npm scripts in the workspace, and executables in another repository', () => {
  expect(commandText(command('site', 'log'), workspace)).toBe('npm run site -- log');
  expect(commandText(command('server', 'leads', 'list'), workspace)).toBe('npm run server -- leads list');
  expect(commandText(command('site', 'log'), installed)).toBe('npx --no-install vantedge-site log');
  expect(commandText(command('server', 'start'), installed)).toBe('npx --no-install vantedge-server start');
});

test('sections are built by Nx in the workspace, and by Rspack in another repository', () => {
  expect(commandText(buildCommand('stories'), workspace)).toBe('npx nx build stories');
  expect(commandText(buildCommand('pricing', 'stories'), workspace)).toBe(
    'npx nx run-many -t build -p pricing stories',
  );
  expect(commandText(buildCommand('stories'), installed)).toBe('npx rspack build');
});

test('commands of ours repeat the store and the channel that were given, unless they name them', () => {
  const terminal = { ...workspace, store: '/srv/a store', channel: 'staging' };
  expect(commandText(command('site', 'rollback', 'stories'), terminal)).toBe(
    "npm run site -- rollback stories --store '/srv/a store' --channel staging",
  );
  expect(commandText(command('site', 'log', '--channel', 'production'), terminal)).toBe(
    "npm run site -- log --channel production --store '/srv/a store'",
  );
  expect(commandText(command('git', 'pull'), terminal)).toBe('git pull');
  expect(commandText(buildCommand('stories'), terminal)).toBe('npx nx build stories');
});

test('commands of the server repeat the place of the leads', () => {
  const terminal = { ...workspace, leads: '/srv/leads' };
  expect(commandText(command('server', 'leads', 'list'), terminal)).toBe(
    'npm run server -- leads list --leads /srv/leads',
  );
  expect(commandText(command('site', 'log'), terminal)).toBe('npm run site -- log');
});

test('a fix is read as it is written, and its commands in a row are run one after the other', () => {
  expect(fixText('write the copy')).toBe('write the copy');
  expect(
    fixText(
      [
        'correct the code, then',
        buildCommand('stories'),
        command('site', 'publish', 'stories'),
        'or',
        command('site', 'rollback', '--to', '<release>'),
      ],
      workspace,
    ),
  ).toBe(
    'correct the code, then npx nx build stories && npm run site -- publish stories or npm run site -- rollback --to <release>',
  );
});

test('arguments are quoted for a shell, but for those to fill in', () => {
  const given = command('site', 'publish', "o'clock; rm", '--name', '<name>', 'postgres://…');
  expect(commandText(given, workspace)).toBe(
    "npm run site -- publish 'o'\\''clock; rm' --name <name> postgres://…",
  );
});
