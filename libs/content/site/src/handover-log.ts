/** An item of the log: what is handed over, what came of it, and when it was done, in minutes of the day in Los Angeles. */
interface LogItem {
  task: string;
  result: string;
  doneAt: number;
}

/** A sample of one night's work, on the home page. In the order in which the items are done, all before dawn in Los Angeles. */
export const handoverLog = {
  title: 'Handover log',
  tag: 'Sample',
  text: 'Los Angeles hands over at 5 p.m. Cebu City works through the night.',
  /** `6 of 6 done`. */
  of: 'of',
  done: 'done',
  doneAt: 'Done',
  items: [
    { task: 'Post 40 vendor invoices', result: 'Posted, checked by a second person', doneAt: 18 * 60 + 50 },
    { task: 'Clean 1,200 product listings', result: 'Cleaned and uploaded', doneAt: 19 * 60 + 40 },
    { task: 'Test the checkout release', result: 'Tested, two defects logged', doneAt: 22 * 60 + 15 },
    { task: 'Set up a pay rule in UKG', result: 'Configured and tested', doneAt: 50 },
    { task: 'Answer 31 support tickets', result: 'Answered, three escalated', doneAt: 3 * 60 + 20 },
    { task: 'Reconcile bank accounts', result: 'Reconciled, ready for review', doneAt: 5 * 60 + 10 },
  ] satisfies LogItem[] as readonly LogItem[],
};
