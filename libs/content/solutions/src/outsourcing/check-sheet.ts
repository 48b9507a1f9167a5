/** A row of the check sheet: processed (1 mark), or also verified (2). */
interface CheckedItem {
  item: string;
  marks: 1 | 2;
  outcome: string;
}

/** A sheet on which people mark what is processed and verified. */
export interface CheckSheet {
  caption: string;
  tag: string;
  columns: { item: string; first: string; second: string; outcome: string };
  labels: { marked: string; open: string };
  rows: readonly CheckedItem[];
  source: string;
}

/** A sample check sheet. */
export const checkSheet: CheckSheet = {
  caption: 'Check sheet, 2:05 p.m.',
  tag: 'Sample',
  columns: { item: 'Item', first: 'Done', second: 'Verified', outcome: 'Status' },
  labels: { marked: 'Yes', open: 'Not yet' },
  rows: [
    { item: 'Order, 14 lines', marks: 2, outcome: 'completed' },
    { item: 'Survey form', marks: 2, outcome: 'completed' },
    { item: 'Contract, renewal date', marks: 2, outcome: 'completed' },
    { item: 'Supplier list, 60 rows', marks: 2, outcome: 'completed' },
    { item: 'Claim file', marks: 1, outcome: 'on hold' },
    { item: 'Return, two packages', marks: 2, outcome: 'completed' },
  ],
  source: 'placeholder',
};
