/** An item of a batch: when it was processed, and when another specialist verified it. */
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
    { item: 'Order, 14 lines', done: '1:04', verified: '1:21' },
    { item: 'Survey form, two pages', done: '1:09', verified: '1:24' },
    { item: 'Contract, renewal date', done: '1:15', verified: '1:33' },
    { item: 'Supplier list, 60 rows', done: '1:27', verified: '1:52' },
    { item: 'Scanned file, 12 pages', done: '1:31', verified: '1:47' },
    {
      item: 'Claim file',
      done: '1:36',
      hold: {
        note: 'Page 3 is missing.',
        action: 'Send page 3',
        outcome: 'Page 3 received.',
        verified: '2:12',
      },
    },
    { item: 'Return, two packages', done: '1:40', verified: '1:55' },
    { item: 'Order, 3 lines', done: '1:44', verified: '1:58' },
    { item: 'Contact list, duplicates', done: '1:50', verified: '2:03' },
    { item: 'Travel request', done: '1:53', verified: '2:05' },
  ],
  summary: { open: 'One item waits for you.', resolved: 'The batch is ready to return.' },
  of: 'of 10 completed',
  source: 'placeholder',
};
