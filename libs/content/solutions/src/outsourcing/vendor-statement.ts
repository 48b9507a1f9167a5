/** A difference between the statement and the ledger, and how it is resolved. */
interface Difference {
  /** The ledger's amount before. */
  before: string;
  amount: string;
  action: string;
  outcome: string;
}

/** A vendor's statement beside the client's ledger; each difference can be resolved. */
export interface VendorStatement {
  title: string;
  scope: string;
  columns: readonly [date: string, reference: string, statement: string, ledger: string, difference: string];
  rows: readonly { date: string; reference: string; amount: string; difference?: Difference }[];
  zero: string;
  total: {
    date: string;
    label: string;
    statement: string;
    /** By which differences are resolved: none, the first, the second, both. */
    states: readonly [Balance, Balance, Balance, Balance];
  };
  source: string;
}

interface Balance {
  ledger: string;
  difference: string;
}

/** A sample statement with two differences. */
export const vendorStatement: VendorStatement = {
  title: 'Vendor statement, October',
  scope: 'Packaging supplier',
  columns: ['Date', 'Reference', 'Statement', 'Your ledger', 'Difference'],
  rows: [
    { date: 'Oct 5', reference: 'Invoice 2041', amount: '4,180.00' },
    { date: 'Oct 9', reference: 'Invoice 2057', amount: '1,920.00' },
    {
      date: 'Oct 14',
      reference: 'Invoice 2063',
      amount: '2,640.00',
      difference: {
        before: '2,460.00',
        amount: '180.00',
        action: 'Correct',
        outcome: 'Two digits swapped. Corrected.',
      },
    },
    {
      date: 'Oct 20',
      reference: 'Invoice 2078',
      amount: '870.00',
      difference: {
        before: 'none',
        amount: '870.00',
        action: 'Request',
        outcome: 'Received from the vendor. Posted.',
      },
    },
    { date: 'Oct 27', reference: 'Payment', amount: '(5,000.00)' },
  ],
  zero: '0.00',
  total: {
    date: 'Oct 31',
    label: 'Balance',
    statement: '4,610.00',
    states: [
      { ledger: '3,560.00', difference: '1,050.00' },
      { ledger: '3,740.00', difference: '870.00' },
      { ledger: '4,430.00', difference: '180.00' },
      { ledger: '4,610.00', difference: '0.00' },
    ],
  },
  source: 'placeholder',
};
