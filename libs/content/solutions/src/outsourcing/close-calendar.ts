/** A signature in the close: by whom, and on which of its days. */
interface Signature {
  by: string;
  day: number;
}

/** A task of the close: prepared and reviewed, or signed by the client once it is ready. */
interface CloseTask {
  task: string;
  note: string;
  prepared?: Signature;
  reviewed?: Signature;
  /** The client's: from which day on it waits, and on which it is given. */
  client?: { waits: number; day: number; given: string };
}

/** A day of the close; days count from 1. */
interface CloseDay {
  date: number;
  weekday: string;
  /** What is read for the day: its full date. */
  name: string;
  /** What waits for the client that evening. */
  summary: string;
  tasks: readonly CloseTask[];
}

/** A month-end close as a calendar of its business days. */
export interface CloseCalendar {
  title: string;
  scope: string;
  columns: { prepared: string; reviewed: string };
  labels: { status: string; signed: string; open: string; client: string; waits: string; of: string };
  days: readonly CloseDay[];
  /** The day that is shown at first. */
  shown: number;
  source: string;
}

const by = (prepared: string, day: number, reviewed: number = day) => ({
  prepared: { by: prepared, day },
  reviewed: { by: 'CPA', day: reviewed },
});

/** A sample close of one October. */
export const closeCalendar: CloseCalendar = {
  title: 'October close',
  scope: 'Five business days\nNovember 2–6',
  columns: { prepared: 'Prepared', reviewed: 'Reviewed' },
  labels: {
    status: 'Status at the end of',
    signed: 'signed',
    open: 'open',
    client: 'You',
    waits: 'Waiting for you',
    of: 'signatures',
  },
  days: [
    {
      date: 2,
      weekday: 'Mon',
      name: 'Monday, November 2',
      summary: 'Monday evening: nothing is waiting for you.',
      tasks: [
        {
          task: 'Bank and card accounts',
          note: 'Seven accounts reconciled. Unexplained difference: 0.00.',
          ...by('GL', 1),
        },
        {
          task: 'Customer cash applied',
          note: '42 receipts matched to open invoices, one held for a missing remittance.',
          ...by('AR', 1, 2),
        },
        {
          task: 'Payroll journals',
          note: 'Two pay runs posted by department, withholding agreed to the register.',
          ...by('PR', 1, 2),
        },
      ],
    },
    {
      date: 3,
      weekday: 'Tue',
      name: 'Tuesday, November 3',
      summary: 'Tuesday evening: nothing is waiting for you.',
      tasks: [
        {
          task: 'Vendor statements',
          note: '18 statements reconciled line by line. Two invoices requested from vendors.',
          ...by('AP', 2),
        },
        {
          task: 'Intercompany entries',
          note: 'Both sides agree in three entities.',
          ...by('GL', 2, 3),
        },
      ],
    },
    {
      date: 4,
      weekday: 'Wed',
      name: 'Wednesday, November 4',
      summary: 'Wednesday evening: one approval is waiting for you.',
      tasks: [
        {
          task: 'Accruals and prepaids',
          note: 'Eleven accruals, each with its support attached.',
          ...by('GL', 3),
        },
        {
          task: 'Fixed-asset register',
          note: 'Two additions, one disposal, depreciation posted.',
          ...by('GL', 3, 4),
        },
        {
          task: 'Accruals over $10,000',
          note: 'Three entries with support. Approve them in your accounting software.',
          client: { waits: 3, day: 4, given: 'You, approved' },
        },
      ],
    },
    {
      date: 5,
      weekday: 'Thu',
      name: 'Thursday, November 5',
      summary: 'Thursday evening: nothing is waiting for you.',
      tasks: [
        {
          task: 'Trial balance',
          note: 'Every account with a movement over 10% has a note.',
          ...by('GL', 4),
        },
        {
          task: 'Budget vs. actual',
          note: 'Six variances explained in one sentence each.',
          ...by('FA', 4, 5),
        },
      ],
    },
    {
      date: 6,
      weekday: 'Fri',
      name: 'Friday, November 6',
      summary: 'Friday evening: October is closed.',
      tasks: [
        {
          task: 'Management reports',
          note: 'Income statement, balance sheet and cash flow, in your format.',
          ...by('FA', 5),
        },
        {
          task: 'Sign-off',
          note: 'The close binder is ready. Your signature locks the period.',
          client: { waits: 5, day: 5, given: 'You, signed off' },
        },
      ],
    },
  ],
  shown: 3,
  source: 'placeholder',
};
