import { paths } from '@vantedge/content-shared';

/** A job of the night: what it is, what came of it, when it was done, and the document that it leaves. */
interface NightJob {
  /** Fragment of its panel on the home page. */
  id: string;
  task: string;
  /** What came of it, on the handoff sheet. */
  result: string;
  /** Minutes of the day in Los Angeles. */
  doneAt: number;
  /** How it is done. */
  text: string;
  service: { label: string; to: string };
  document: NightDocument;
}

/** What every document says: its title, and at its right end how much of the work it shows. */
interface DocumentHead {
  title: string;
  scope: string;
  /** Stamped on it, before the time at which the job was done. */
  stamp?: string;
}

interface InvoiceBatch extends DocumentHead {
  kind: 'invoices';
  columns: readonly [vendor: string, invoice: string, amount: string, order: string, state: string];
  /** An invoice that is `onHold` waits for the client. */
  rows: readonly { vendor: string; invoice: string; amount: string; order: string; onHold?: boolean }[];
  /** States of an invoice. */
  verified: string;
  onHold: string;
  total: { label: string; value: string };
}

interface Listings extends DocumentHead {
  kind: 'listings';
  columns: readonly [received: string, uploaded: string];
  rows: readonly { received: string; uploaded: string; note: string; removed?: boolean }[];
}

interface TestRun extends DocumentHead {
  kind: 'tests';
  /** Number of cases, and those with a defect, from 1 on. */
  cases: number;
  failed: readonly number[];
  drawing: string;
  columns: readonly [defect: string, steps: string];
  rows: readonly { defect: string; steps: string }[];
}

interface PayRule extends DocumentHead {
  kind: 'rule';
  /** Lines of the rule; what one sets up is emphasized. */
  rule: readonly (readonly [text: string, value: string, rest?: string])[];
  columns: readonly [employee: string, shift: string, expected: string, paid: string];
  rows: readonly { employee: string; shift: string; expected: string; paid: string }[];
}

interface Ticket extends DocumentHead {
  kind: 'ticket';
  messages: readonly { from: string; at: string; text: string; ours?: boolean }[];
  summary: string;
}

interface Reconciliation extends DocumentHead {
  kind: 'reconciliation';
  rows: readonly { label: string; value: string }[];
  difference: { label: string; value: string };
}

export type NightDocument = InvoiceBatch | Listings | TestRun | PayRule | Ticket | Reconciliation;

/** In the order in which they are done, all before Los Angeles opens. */
const jobs: readonly NightJob[] = [
  {
    id: 'night-invoices',
    task: 'Post 40 vendor invoices',
    result: 'Posted and verified',
    doneAt: 18 * 60 + 50,
    text: 'Keyed by one person, verified by another, posted to your ledger.',
    service: { label: 'Finance and accounting', to: paths.finance },
    document: {
      kind: 'invoices',
      title: 'Invoice batch',
      stamp: 'Posted',
      scope: '7 of 40 shown',
      columns: ['Vendor', 'Invoice', 'Amount', 'Order', 'Verified'],
      rows: [
        { vendor: 'Paper supplier', invoice: '4471', amount: '1,284.00', order: '9032' },
        { vendor: 'Inbound freight', invoice: '8817', amount: '640.25', order: '9035' },
        { vendor: 'Office cleaning', invoice: '2209', amount: '310.00', order: 'none', onHold: true },
        { vendor: 'Software license', invoice: '0073', amount: '1,950.00', order: '9041' },
        { vendor: 'Packaging', invoice: '5120', amount: '2,112.40', order: '9044' },
        { vendor: 'Print run, title 12', invoice: '6604', amount: '9,480.00', order: '9047' },
        { vendor: 'Travel', invoice: '3391', amount: '412.90', order: '9050' },
      ],
      verified: 'yes',
      onHold: 'on hold',
      total: { label: '40 invoices', value: '39 posted, 1 on hold' },
    },
  },
  {
    id: 'night-listings',
    task: 'Clean 1,200 product listings',
    result: 'Cleaned and uploaded',
    doneAt: 19 * 60 + 40,
    text: 'Duplicates merged, sizes and finishes in one format, uploaded.',
    service: { label: 'Data management', to: paths.data },
    document: {
      kind: 'listings',
      title: 'Product listings',
      stamp: 'Uploaded',
      scope: '4 of 1,200 shown',
      columns: ['As received', 'As uploaded'],
      rows: [
        {
          received: 'HEXBOLT 8X40 ZP',
          uploaded: 'Hex bolt, M8 × 40, zinc',
          note: 'Merged with the next line',
        },
        {
          received: 'Bolt, hexagon, M8-40 Zn',
          uploaded: 'Hex bolt, M8 × 40, zinc',
          note: 'Duplicate, removed',
          removed: true,
        },
        { received: 'wshr 8 a2 st/st 100pk', uploaded: 'Washer, M8, A2 stainless', note: 'Pack of 100' },
        { received: 'NUT M8 NYLOC (zn) x50', uploaded: 'Lock nut, M8, zinc', note: 'Pack of 50' },
      ],
    },
  },
  {
    id: 'night-tests',
    task: 'Test the checkout release',
    result: 'Tested, two defects logged',
    doneAt: 22 * 60 + 15,
    text: 'Every case run, each defect logged with the steps to reproduce it.',
    service: { label: 'QA testing', to: paths.qa },
    document: {
      kind: 'tests',
      title: 'Checkout release, test run',
      stamp: 'Tested',
      scope: '96 cases, 2 defects',
      cases: 96,
      failed: [38, 71],
      drawing: '94 of 96 cases passed.',
      columns: ['Defect', 'Steps to reproduce'],
      rows: [
        { defect: 'Total ignores quantity', steps: 'Add two of one item: the total shows one.' },
        {
          defect: 'No refund on a leap day',
          steps: 'Set the date to February 29: the refund page is blank.',
        },
      ],
    },
  },
  {
    id: 'night-rule',
    task: 'Set up a pay rule in UKG',
    result: 'Configured and tested',
    doneAt: 50,
    text: 'Configured, then checked on three test employees before anyone is paid for real.',
    service: { label: 'UKG implementation', to: paths.ukg },
    document: {
      kind: 'rule',
      title: 'Pay rule in UKG',
      scope: 'Configured and tested',
      rule: [
        ['If a shift starts', 'after 6 p.m.'],
        ['and the employee is', 'hourly', ','],
        ['pay the', 'night differential', 'from the first hour.'],
      ],
      columns: ['Test employee', 'Shift', 'Expected', 'Paid'],
      rows: [
        { employee: 'Hourly, night', shift: '10 p.m.–6 a.m.', expected: '8 h night', paid: '8 h night' },
        { employee: 'Hourly, day', shift: '8 a.m.–4 p.m.', expected: 'none', paid: 'none' },
        { employee: 'Salaried, night', shift: '10 p.m.–6 a.m.', expected: 'none', paid: 'none' },
      ],
    },
  },
  {
    id: 'night-tickets',
    task: 'Answer 31 support tickets',
    result: 'Answered, three escalated',
    doneAt: 3 * 60 + 20,
    text: 'By phone, chat and email, while your customers are awake and your office is not.',
    service: { label: 'Customer support', to: paths.customerSupport },
    document: {
      kind: 'ticket',
      title: 'Ticket 17 of 31',
      scope: 'Live chat',
      messages: [
        { from: 'Customer', at: '11:41:08 p.m.', text: 'Tracking says delivered, but it isn’t here.' },
        {
          from: 'Agent',
          at: '11:41:29 p.m.',
          text: 'The driver left it at the side door. Could it be behind the planter?',
          ours: true,
        },
        { from: 'Customer', at: '11:42:15 p.m.', text: 'Found it. Thank you!' },
      ],
      summary: '28 closed, 3 escalated to Los Angeles with their full history.',
    },
  },
  {
    id: 'night-books',
    task: 'Reconcile bank accounts',
    result: 'Reconciled, ready for review',
    doneAt: 5 * 60 + 10,
    text: 'Ready for review when Los Angeles opens at 8.',
    service: { label: 'Finance and accounting', to: paths.finance },
    document: {
      kind: 'reconciliation',
      title: 'Bank reconciliation',
      stamp: 'Reconciled',
      scope: 'Ready for review',
      rows: [
        { label: 'Balance per bank', value: '48,215.60' },
        { label: 'Less outstanding checks', value: '(1,915.60)' },
        { label: 'Adjusted bank balance', value: '46,300.00' },
        { label: 'Balance per books', value: '46,300.00' },
      ],
      difference: { label: 'Difference', value: '0.00' },
    },
  },
];

/** A sample of one night's work on the home page: a sheet in the first screen, and the document of each job below. */
export const night = {
  tag: 'Sample',
  /** The night in Los Angeles: from when it hands over until it opens, as `opening` of `LocalTime`. */
  hours: { days: [0, 1, 2, 3, 4, 5, 6], from: '17:00', to: '08:00' },
  sheet: {
    /** The evening on which the night began: 17 hours before the present, it is still that day. */
    evening: '{day} night, Pacific time',
    served: 'Pacific time',
    tonight: 'Tonight’s handoff',
    lastNight: 'Last night’s handoff',
    text: 'Six jobs, handed over by Los Angeles at 5 p.m.',
    done: 'Done',
    due: 'Due',
    of: `of ${jobs.length}`,
    summary: 'Done before Los Angeles opens',
  },
  title: 'One night, six jobs',
  text: 'Los Angeles hands over at 5 p.m. Cebu City works while you sleep.',
  /** Name of the list of links. */
  list: 'The jobs of the night',
  losAngeles: 'in Los Angeles',
  cebu: 'in Cebu City',
  /** Hours by which Cebu City is ahead in standard time, when the sample was taken. */
  ahead: 16,
  /** The first and the last hour of the scale, in Los Angeles. */
  scale: { from: 17, hours: 15 },
  jobs,
};
