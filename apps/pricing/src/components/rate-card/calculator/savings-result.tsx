import type { Plural, SavingsCalculatorContent } from '@vantedge/content-pricing';
import { formatUsd, type Savings } from '@vantedge/content-shared';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Stat,
  StatLabel,
  StatNumber,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Disclosure,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useDeferredEstimate } from './estimate-provider.tsx';
import { count, estimate } from './estimate.ts';
import { SavingsCurve } from './savings-curve.tsx';

type Props = SavingsCalculatorContent['results'] & Pick<SavingsCalculatorContent, 'counts' | 'curve'>;

const ANSWER = clsx(
  '@container isolate col-span-full min-w-0 lg:col-start-7 lg:-col-end-1 lg:row-start-1 xl:col-start-6 xl:-col-end-1',
  'max-lg:mt-10 md:max-lg:border-t md:max-lg:border-night-rule md:max-lg:pt-8',
);
/** As high as the largest size, so that a longer number in a smaller size does not shift the layout. */
const SAVING = clsx(
  'saving-figure mt-4.5 -ml-[0.02em] h-[min(9.5rem,20.5cqi)] font-display leading-figure tracking-figure',
  'whitespace-nowrap text-amber lining-nums',
);
const MONTHS = clsx(
  'calc-months mt-2 grid gap-5 border-t border-night-rule pt-5 max-md:gap-x-3 print:break-inside-avoid',
);
const FOUR = 'grid-cols-2 justify-between md:grid-cols-4-auto lg:max-xl:grid-cols-2';
const TWOS = 'grid-cols-2';
/** By length of the amount, so that the longest stays on one line. */
const SIZES = [
  {
    saving: 'text-[min(9.5rem,20.5cqi)] print:text-stat-lg',
    months: FOUR,
    month: 'text-[min(2.25rem,8.4cqi)] print:text-3xl',
  },
  {
    saving: 'text-[min(7.25rem,17cqi)] print:text-stat-lg',
    months: FOUR,
    month: 'text-[min(2.25rem,8.4cqi)] print:text-3xl',
  },
  {
    saving: 'text-[min(6rem,12.5cqi)] print:text-[min(44pt,6cqi)]',
    months: FOUR,
    month: 'text-[min(1.625rem,6cqi)]',
  },
  {
    saving: 'text-[min(4.5rem,9cqi)] print:text-[min(44pt,6cqi)]',
    months: TWOS,
    month: 'text-[min(1.75rem,4.4cqi)]',
  },
  {
    saving: 'text-[min(3.5rem,6.2cqi)] print:text-[min(44pt,6cqi)]',
    months: TWOS,
    month: 'text-[min(1.5rem,3.2cqi)]',
  },
];

/** The year's savings in large type, the calculation behind it, and the year as a curve. */
export function SavingsResult({ label, lead, less, months, counts, curve }: Props) {
  const { input } = useDeferredEstimate();
  const result = estimate(input);
  const { market, cost, monthly, annual, percent } = result;
  const size = SIZES[sizeIndex(formatUsd(annual))]!;
  // One text node, because moving parts of a line count as a layout shift.
  const factors = [
    count(input.developers, counts.developers),
    count(input.hours, counts.hours),
    less,
    count(12, counts.months),
  ];
  return (
    <div className={ANSWER} role="group" aria-label={label}>
      <p className="text-lg/snug text-on-night-2">{lead}</p>
      <p className={clsx(SAVING, size.saving)}>
        <span>
          <span className="mr-[0.05em] align-[0.54em] text-half/0 tracking-normal">$</span>
          <span>{formatUsd(annual).slice(1)}</span>
        </span>
      </p>
      <p className="mt-6.5 text-base/normal tabular-nums md:text-lg">
        {factors.map((factor) => factor.replaceAll(' ', '\u00a0')).join(' × ')}
      </p>
      <SavingsCurve {...curve} {...result} />
      <dl className={clsx(MONTHS, size.months)}>
        {[
          { label: months.market, value: formatUsd(market) },
          { label: months.cost, value: formatUsd(cost) },
          { label: months.monthly, value: formatUsd(monthly) },
          { label: months.percent, value: percent, suffix: '%' as const },
        ].map(({ label, ...stat }) => (
          <Stat key={label} className="nth-[n+3]:text-amber">
            <StatLabel className="mt-2 leading-snug">{label}</StatLabel>
            <StatNumber className={clsx('tracking-stat', size.month)} {...stat} />
          </Stat>
        ))}
      </dl>
      <MonthTable {...curve.table} {...result} month={counts.months} />
    </div>
  );
}

function sizeIndex(stat: string): number {
  return [8, 10, 14, 19].filter((length) => stat.length > length).length;
}

type MonthTableProps = SavingsCalculatorContent['curve']['table'] &
  Pick<Savings, 'market' | 'cost' | 'monthly'> & { month: Plural };

const ROW = '*:border-b *:border-night-line *:py-2 *:text-right *:font-normal *:first:text-left';

/** The curve as a table, collapsed. */
function MonthTable({ summary, caption, columns, months, month, market, cost, monthly }: MonthTableProps) {
  return (
    <Disclosure
      look="plain"
      className="mt-4 text-small"
      summary={
        <span className="text-on-night-2 underline decoration-night-rule underline-offset-4">{summary}</span>
      }
    >
      <Table className="tabular-nums print:break-inside-avoid">
        <caption className="sr-only">{caption}</caption>
        <TableHead>
          <TableRow className={clsx(ROW, 'text-on-night-2')}>
            <ColumnHeader>{columns.after}</ColumnHeader>
            <ColumnHeader>{columns.market}</ColumnHeader>
            <ColumnHeader>{columns.cost}</ColumnHeader>
            <ColumnHeader>{columns.saved}</ColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((n) => (
            <TableRow key={n} className={ROW}>
              <RowHeader>{count(n, month)}</RowHeader>
              <Cell>{formatUsd(market * n)}</Cell>
              <Cell>{formatUsd(cost * n)}</Cell>
              <Cell>{formatUsd(monthly * n)}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  );
}
