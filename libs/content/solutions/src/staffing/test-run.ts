/** A defect of a run, in a case of one of its suites. */
interface Defect {
  title: string;
  /** Index of its suite, and of its case in it. */
  suite: number;
  case: number;
  steps: string;
  expected: string;
  actual: string;
  action: string;
  outcome: string;
}

/** A test run, one mark to a case. */
export interface TestRun {
  title: string;
  scope: string;
  suites: readonly { name: string; cases: number }[];
  defects: readonly [Defect, Defect];
  labels: {
    passed: string;
    of: string;
    defects: string;
    steps: string;
    expected: string;
    actual: string;
    summary: readonly [none: string, one: string, both: string];
  };
  source: string;
}

/** A sample run with two defects. */
export const testRun: TestRun = {
  title: 'Checkout release',
  scope: '96 cases in six suites\nRun overnight in Cebu City',
  suites: [
    { name: 'Cart', cases: 18 },
    { name: 'Address', cases: 14 },
    { name: 'Payment', cases: 24 },
    { name: 'Refunds', cases: 16 },
    { name: 'Receipts', cases: 12 },
    { name: 'Accounts', cases: 12 },
  ],
  defects: [
    {
      title: 'Total ignores quantity',
      suite: 0,
      case: 11,
      steps: 'Add two of one item, then open the cart.',
      expected: 'The total counts both.',
      actual: 'The total shows one.',
      action: 'Retest',
      outcome: 'Fixed and retested.',
    },
    {
      title: 'No refund on a leap day',
      suite: 3,
      case: 6,
      steps: 'Set the date to February 29, then ask for a refund.',
      expected: 'The refund page.',
      actual: 'The page is blank.',
      action: 'Retest',
      outcome: 'Fixed and retested.',
    },
  ],
  labels: {
    passed: 'passed',
    of: 'of 96 cases passed',
    defects: 'Defects',
    steps: 'Steps',
    expected: 'Expected',
    actual: 'Actual',
    summary: ['Two defects are open.', 'One defect is open.', 'Ready for release.'],
  },
  source: 'placeholder',
};
