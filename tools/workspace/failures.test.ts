const { failureLines } = jest.requireActual<{ failureLines: (report: unknown, root: string) => string[] }>(
  './failures.mjs',
);

describe('failed tests in the summary', () => {
  const lines = (report: unknown) => failureLines(report, '/repo');

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
