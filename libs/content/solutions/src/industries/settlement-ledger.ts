/** A trade, and how both sides of it were matched. */
interface Trade {
  trade: string;
  instrument: string;
  /** Cash, as booked. */
  amount: string;
  note: string;
  /** A break: the amount once it is resolved. */
  break?: { amount: string; action: string; outcome: string };
}

/** A side of the ledger; a total with a break has two values, as booked and resolved. */
interface LedgerSide {
  title: string;
  trades: readonly Trade[];
  total: string | { open: string; resolved: string };
}

/** A day's trades as an account with two sides. */
export interface SettlementLedger {
  title: string;
  scope: string;
  sides: readonly [LedgerSide, LedgerSide];
  labels: { matched: string; open: string; total: string; net: string };
  net: { open: string; resolved: string };
  summary: { open: string; resolved: string };
  count: { open: string; resolved: string; of: string };
  source: string;
}

/** A sample ledger of one day, with one break. */
export const settlementLedger: SettlementLedger = {
  title: 'Settlement ledger',
  scope: 'Trades of October 14\nSettling October 15',
  sides: [
    {
      title: 'Sold, cash to receive',
      trades: [
        {
          trade: '4102',
          instrument: 'Corporate bond, 200,000',
          amount: '203,460.00',
          note: 'Matched with the broker and affirmed. Accrued interest agrees.',
        },
        {
          trade: '4105',
          instrument: 'Municipal bond, 150,000',
          amount: '151,125.00',
          note: 'Matched with the broker and affirmed.',
        },
        {
          trade: '4107',
          instrument: 'Equity, 2,400 shares',
          amount: '98,640.00',
          note: 'Matched after a partial fill: two executions, one allocation.',
        },
        {
          trade: '4109',
          instrument: 'Fund units, 1,200',
          amount: '30,180.00',
          note: 'Redemption confirmed by the transfer agent.',
        },
      ],
      total: '483,405.00',
    },
    {
      title: 'Bought, cash to pay',
      trades: [
        {
          trade: '4101',
          instrument: 'Treasury note, 250,000',
          amount: '249,687.50',
          note: 'Matched with the broker and affirmed.',
        },
        {
          trade: '4104',
          instrument: 'Equity, 1,500 shares',
          amount: '61,245.00',
          note: 'The commission of 45.00 is booked twice.',
          break: { amount: '61,200.00', action: 'Correct', outcome: 'Corrected and matched.' },
        },
        {
          trade: '4106',
          instrument: 'Equity, 900 shares',
          amount: '40,455.00',
          note: 'Matched with the broker and affirmed.',
        },
        {
          trade: '4108',
          instrument: 'Treasury bill, 100,000',
          amount: '98,720.00',
          note: 'Matched with the broker. Funding confirmed by the custodian.',
        },
      ],
      total: { open: '450,107.50', resolved: '450,062.50' },
    },
  ],
  labels: { matched: 'Matched', open: 'Break', total: 'Total', net: 'Net cash to receive' },
  net: { open: '33,297.50', resolved: '33,342.50' },
  summary: { open: 'One break of 45.00 is open.', resolved: 'No break is open.' },
  count: { open: '7', resolved: '8', of: 'of 8 matched' },
  source: 'placeholder',
};
