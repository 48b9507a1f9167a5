import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Calls a function of a script in another process, because Jest cannot load these modules. */
function call(script: string, name: string, ...parameters: unknown[]): unknown {
  const code = `
    const module = await import(${JSON.stringify(path.join(import.meta.dirname, script))});
    const result = await module.${name}(...JSON.parse(process.argv[1]));
    console.log(JSON.stringify(result ?? null));
  `;
  const node = ['--input-type=module', '--eval', code, JSON.stringify(parameters)];
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8', stdio: 'pipe' }));
}

describe('counting', () => {
  const jest = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0, startTime: 2_000 };
  const stats = { expected: 4, unexpected: 0, startTime: '1970-01-01T00:00:02Z' };
  const playwright = { stats, errors: [] };
  const check = { passed: 1, failed: 0, startTime: 2_000 };
  const count = (code: number, ...reports: unknown[]) => call('count.mjs', 'countStep', code, 1_000, reports);

  test.each([
    ['Jest: all passed', 0, jest, { passed: 7, failed: 0 }],
    ['Jest: failed tests', 1, { ...jest, numFailedTests: 2 }, { passed: 7, failed: 2 }],
    [
      'Jest: a file that could not run',
      1,
      { ...jest, numRuntimeErrorTestSuites: 1 },
      { passed: 7, failed: 1 },
    ],
    ['Jest: no tests', 0, { ...jest, numPassedTests: 0 }, { passed: 0, failed: 1 }],
    ['Playwright: all passed', 0, playwright, { passed: 4, failed: 0 }],
    [
      'Playwright: failed tests',
      1,
      { ...playwright, stats: { ...stats, unexpected: 1 } },
      { passed: 4, failed: 1 },
    ],
    [
      'Playwright: a failed setup',
      1,
      { stats: { ...stats, expected: 0 }, errors: [{}] },
      { passed: 0, failed: 1 },
    ],
    ['a passed check', 0, check, { passed: 1, failed: 0 }],
    ['a failed check', 1, { ...check, passed: 0, failed: 1 }, { passed: 0, failed: 1 }],
    ['an exit code without a failed test', 1, jest, { passed: 7, failed: 1 }],
    ['an unreadable report', 0, null, { passed: 0, failed: 1 }],
  ])('%s', (_, code, report, counts) => {
    expect(count(code, report)).toEqual({ ...counts, reused: 0, reports: 1 });
  });

  test('counts a missing report as a failure', () => {
    expect(count(0)).toEqual({ passed: 0, failed: 1, reused: 0, reports: 0 });
  });

  test('adds up reports, and counts those older than the step as cached', () => {
    const reports = [
      jest,
      { ...jest, startTime: 900 },
      { ...playwright, stats: { ...stats, startTime: '1970-01-01' } },
    ];
    expect(count(0, ...reports)).toEqual({ passed: 18, failed: 0, reused: 2, reports: 3 });
  });
});

describe('failed tests in the summary', () => {
  const lines = (report: unknown) => call('failures.mjs', 'failureLines', report, '/repo');

  test('Jest: names the file, the test and the first line of the error', () => {
    const passed = { status: 'passed', ancestorTitles: [], title: 'subtracts', failureMessages: [] };
    const failed = {
      status: 'failed',
      ancestorTitles: ['sums', 'of integers'],
      title: 'adds',
      failureMessages: [
        'Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\nExpected: 2\n    at a.ts:1:2',
      ],
    };
    const result = {
      name: '/repo/libs/a/sum.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [passed, failed],
    };
    expect(lines({ testResults: [result] })).toEqual([
      'libs/a/sum.test.ts › sums › of integers › adds: Error: expect(received).toBe(expected)',
    ]);
  });

  test('Jest: names a file that could not run, and why', () => {
    const message = "  ● Test suite failed to run\n\n    Cannot find module './b.ts' from 'a.test.ts'\n";
    const result = { name: '/repo/libs/a.test.ts', status: 'failed', message, assertionResults: [] };
    expect(lines({ testResults: [result] })).toEqual([
      "libs/a.test.ts: Cannot find module './b.ts' from 'a.test.ts'",
    ]);
  });

  test('Playwright: names the project, and errors outside of tests', () => {
    const test = (projectName: string, status: string, message: string) => ({
      projectName,
      status,
      results: [{ errors: [{ message }] }],
    });
    const spec = {
      file: 'site/a.e2e.ts',
      title: 'opens',
      tests: [test('firefox', 'unexpected', 'Error: timed out\nCall log:'), test('webkit', 'expected', '')],
    };
    const inner = { title: 'menu', specs: [spec], suites: [] };
    const report = {
      config: { rootDir: '/repo/tests' },
      stats: {},
      suites: [{ title: 'site/a.e2e.ts', specs: [], suites: [inner] }],
      errors: [
        { message: 'Error: no site' },
        { message: 'broken', location: { file: '/repo/tests/b.e2e.ts' } },
      ],
    };
    expect(lines(report)).toEqual([
      'tests/site/a.e2e.ts › firefox › menu › opens: Error: timed out',
      'Error: no site',
      'tests/b.e2e.ts: broken',
    ]);
  });

  test('a check: names the program that failed', () => {
    expect(lines({ name: 'lint', passed: 0, failed: 1, startTime: 0 })).toEqual(['lint failed']);
    expect(lines({ name: 'lint', passed: 1, failed: 0, startTime: 0 })).toEqual([]);
  });

  test('an unreadable report names nothing', () => {
    expect(lines(null)).toEqual([]);
  });
});

describe('installing', () => {
  const react = { version: '19.3.1', integrity: 'sha512-a' };
  const lock = {
    '': {},
    'apps/shell': {},
    'node_modules/react': react,
    'node_modules/macos': { ...react, optional: true },
  };
  const installed = { 'apps/shell': {}, 'node_modules/react': react };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'install-'));
    mkdirSync(path.join(folder, 'node_modules'));
    write('package-lock.json', lock);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, packages: object) {
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  }

  test('not installed: nothing there yet', () => {
    expect(call('install.mjs', 'isInstalled', folder)).toBe(false);
  });

  test.each([
    ['installed: all packages except those for other platforms', installed, true],
    [
      'not installed: another version',
      { ...installed, 'node_modules/react': { ...react, version: '19.3.0' } },
      false,
    ],
    [
      'not installed: different content',
      { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-b' } },
      false,
    ],
    ['not installed: a missing package', { 'apps/shell': {} }, false],
    ['not installed: an extra package', { ...installed, 'node_modules/left-pad': react }, false],
  ])('%s', (_, present, answer) => {
    write('node_modules/.package-lock.json', present);
    expect(call('install.mjs', 'isInstalled', folder)).toBe(answer);
  });

  test.each(['20.19.0', '20.20.2', '22.0.0'])('accepts Node %s', (version) => {
    expect(call('install.mjs', 'checkNode', version)).toBeNull();
  });

  test.each(['18.20.0', '20.18.9'])('rejects Node %s', (version) => {
    expect(() => call('install.mjs', 'checkNode', version)).toThrow(/20\.19 or newer/);
  });
});

test('finds no browser when CHROMIUM names a missing file', () => {
  expect(
    call('browser.mjs', 'findBrowser', 'chromium', {
      CHROMIUM: '/no/such/program',
      PATH: process.env['PATH'],
    }),
  ).toBeNull();
  expect(call('browser.mjs', 'findBrowser', 'chromium', { CHROMIUM: process.execPath })).toBe(
    process.execPath,
  );
});

test('lists missing build tools of SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
  writeFileSync(path.join(folder, 'make'), '', { mode: 0o755 });
  expect(call('sqlite.mjs', 'missingBuildTools', { PATH: `/no/such/folder:${folder}` })).toEqual([
    'python3',
    'g++',
  ]);
  rmSync(folder, { recursive: true });
});

test('detects that the SQLite driver is missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
  expect(call('sqlite.mjs', 'hasSqlite', folder)).toBe(false);
  rmSync(folder, { recursive: true });
});

describe('getting SQLite’s binary', () => {
  let root: string;
  const marker = () => path.join(root, 'node_modules/.sqlite-tried');
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sqlite-'));
    mkdirSync(path.join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Runs `ensureSqlite` with an npm that fails with a message; returns its output. */
  function need(message: string): string {
    writeFileSync(path.join(root, 'npm'), `#!/bin/sh\necho '${message}' >&2; exit 1\n`, { mode: 0o755 });
    const script = `import { ensureSqlite } from ${JSON.stringify(path.join(import.meta.dirname, 'sqlite.mjs'))};
      await ensureSqlite(${JSON.stringify(root)});`;
    const env = { ...process.env, PATH: `${root}:${process.env['PATH']}` };
    return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env,
      encoding: 'utf8',
    });
  }

  test('tries again at the next start after a network failure', () => {
    const offline = 'prebuild-install warn install getaddrinfo ENOTFOUND github.com';
    expect(need(offline)).toMatch(/ENOTFOUND.*tries again/);
    expect(existsSync(marker())).toBe(false);
    expect(need(offline)).toMatch(/ENOTFOUND/);
  });

  test('reports a failed build once', () => {
    expect(need('gyp ERR! stack Error: not found: make')).toContain('npm rebuild better-sqlite3');
    expect(existsSync(marker())).toBe(true);
    expect(need('not run')).toBe('');
  });
});

test('lists the apps with a section declaration, the shell first', () => {
  const apps = mkdtempSync(path.join(tmpdir(), 'apps-'));
  for (const name of ['careers', 'shell', 'advice', 'notes'])
    mkdirSync(path.join(apps, name, 'src'), { recursive: true });
  for (const name of ['careers', 'shell', 'advice'])
    writeFileSync(path.join(apps, name, 'src/section.ts'), '');
  expect(call('sections.cjs', 'sectionsIn', apps)).toEqual(['shell', 'advice', 'careers']);
  rmSync(apps, { recursive: true });
});

describe('the port of npm start', () => {
  test.each([
    [{}, 4200],
    [{ PORT: '4300' }, 4300],
  ])('%j is %i', (environment, port) => {
    expect(call('port.mjs', 'portFromEnvironment', environment)).toBe(port);
  });

  test.each(['', '43o0', '-1', '0', '65536', '4300.5'])("rejects '%s' and suggests a command", (PORT) => {
    expect(() => call('port.mjs', 'portFromEnvironment', { PORT })).toThrow(
      `PORT is '${PORT}', not a number from 1 to 65535. Choose a port: PORT=4300 npm start`,
    );
  });

  test('npm start fails before the build if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const start = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], {
      env: { ...process.env, PORT: String(port) },
    });
    let output = '';
    for (const stream of [start.stdout, start.stderr]) stream.on('data', (text) => (output += String(text)));
    const [code] = (await once(start, 'close')) as [number];
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use. Choose another port: PORT=4300 npm start\n`);
  });
});

test.each(['start', 'dev', 'test'])('SIGTERM to npm run %s ends the script', async (script) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
  const { scripts } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { scripts: object };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
  mkdirSync(path.join(folder, 'tools/workspace'), { recursive: true });
  writeFileSync(
    path.join(folder, `tools/workspace/${script}.mjs`),
    'console.log(String(process.pid)); setTimeout(() => {}, 60_000);',
  );
  const npm = spawn('npm', ['run', '--silent', script], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(npm.stdout, 'data')) as [Buffer];
  const pid = Number(String(line));
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  rmSync(folder, { recursive: true });
});

test('forwards a signal to the program that a script runs', async () => {
  const code = `
    const { run } = await import(${JSON.stringify(path.join(import.meta.dirname, 'run.mjs'))});
    process.exitCode = await run(process.execPath, '--eval', 'console.log(String(process.pid)); setInterval(() => {}, 1e6)');
  `;
  const script = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const [line] = (await once(script.stdout, 'data')) as [Buffer];
  script.kill('SIGTERM');
  expect(await once(script, 'exit')).toEqual([143, null]);
  expect(() => process.kill(Number(String(line)), 0)).toThrow('ESRCH');
});
