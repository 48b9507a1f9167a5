const { countStep } = jest.requireActual<{
  countStep: (code: number, started: number, reports: unknown[]) => object;
}>('./count.mjs');

describe('counting', () => {
  const jest = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0, startTime: 2_000 };
  const stats = { expected: 4, unexpected: 0, startTime: '1970-01-01T00:00:02Z' };
  const playwright = { stats, errors: [] };
  const check = { passed: 1, failed: 0, startTime: 2_000 };
  const count = (code: number, ...reports: unknown[]) => countStep(code, 1_000, reports);

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
