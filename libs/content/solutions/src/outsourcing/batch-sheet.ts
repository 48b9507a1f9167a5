/** An item of a batch: when it was processed, and when another person verified it. */
interface BatchItem {
  item: string;
  done: string;
  verified?: string;
  /** What an item on hold waits for, and what happens once it is there. */
  hold?: { note: string; action: string; outcome: string; verified: string };
}

/** A batch on its check sheet, at reading size. */
export interface BatchSheet {
  title: string;
  scope: string;
  columns: readonly [item: string, done: string, verified: string, status: string];
  labels: { completed: string; onHold: string };
  items: readonly BatchItem[];
  summary: { open: string; resolved: string };
  of: string;
  source: string;
}

/** A sample batch of ten items, one of them on hold. */
export const batchSheet: BatchSheet = {
  title: 'Check sheet',
  scope: 'Ten items, one batch\nOne processes, another verifies',
  columns: ['Item', 'Done', 'Verified', 'Status'],
  labels: { completed: 'completed', onHold: 'on hold' },
  items: [
    { item: 'Order, 14 lines', done: '1:04 p.m.', verified: '1:21 p.m.' },
    { item: 'Survey form, two pages', done: '1:09 p.m.', verified: '1:24 p.m.' },
    { item: 'Contract, renewal date', done: '1:15 p.m.', verified: '1:33 p.m.' },
    { item: 'Supplier list, 60 rows', done: '1:27 p.m.', verified: '1:52 p.m.' },
    { item: 'Scanned file, 12 pages', done: '1:31 p.m.', verified: '1:47 p.m.' },
    {
      item: 'Claim file',
      done: '1:36 p.m.',
      hold: {
        note: 'Page 3 is missing.',
        action: 'Send page 3',
        outcome: 'Page 3 received.',
        verified: '2:12 p.m.',
      },
    },
    { item: 'Return, two packages', done: '1:40 p.m.', verified: '1:55 p.m.' },
    { item: 'Order, 3 lines', done: '1:44 p.m.', verified: '1:58 p.m.' },
    { item: 'Contact list, duplicates', done: '1:50 p.m.', verified: '2:03 p.m.' },
    { item: 'Travel request', done: '1:53 p.m.', verified: '2:05 p.m.' },
  ],
  summary: { open: 'One item is waiting for you.', resolved: 'The batch is ready to return.' },
  of: 'of 10 completed',
  source: 'placeholder',
};
