import { type Department, formatUsd } from '@vantedge/content-shared';
import {
  Cell,
  Marks,
  MetaLine,
  RowHeader,
  ScaleSpan,
  Section,
  StatList,
  Table,
  TableBody,
  TableFoot,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ColumnHeaders } from './rate-table.tsx';

type Bar = ComponentProps<typeof MonthBar>;

interface Props extends ComponentProps<typeof DepartmentLedger> {
  meta: readonly string[];
  title: string;
  text: string;
  action: { label: string; to: string };
  bar: Omit<Bar, 'departments' | 'monthly'>;
  stats: ComponentProps<typeof StatList>['items'];
}

/** One client's invoice at our rate, as a case study. */
export function ClientInvoice({ meta, title, text, action, bar, stats, ...ledger }: Props) {
  return (
    <Section
      id="case"
      layout="split"
      surface="tint"
      className="client-invoice"
      above={<MetaLine className="mt-0 mb-2.5" parts={meta} />}
      title={title}
      lead={text}
      measure="wide"
      action={action}
    >
      <DepartmentLedger {...ledger} />
      <MonthBar {...bar} departments={ledger.departments} monthly={ledger.total.monthly} />
      <StatList
        className="mt-7 grid-cols-2 border-t border-rule pt-5 2xs:grid-cols-3 md:mt-10 print:mt-4 print:grid-cols-6"
        size="sm"
        items={stats}
      />
    </Section>
  );
}

interface DepartmentLedgerProps {
  caption: string;
  columns: { department: string; seats: string; monthly: string };
  departments: readonly { key: Department; name: string; seats: number; monthly: number }[];
  total: { label: string; seats: number; monthly: number };
}

const ROW = 'border-t max-md:grid max-md:grid-cols-fill-auto max-md:gap-x-4 max-md:py-2';
const NAME = 'text-left text-lg/snug font-medium md:w-3/8 md:py-3.5 md:pr-3 print:py-2';
const SEATS = 'mr-2.5 inline-flex w-6 font-medium tabular-nums';
const AMOUNT = 'figure text-right tracking-tight';

/** An invoice by department, one mark per seat. On a phone each row is a block. */
function DepartmentLedger({ caption, columns, departments, total }: DepartmentLedgerProps) {
  return (
    <Table className="department-ledger max-lg:mt-1 max-md:stacked-rows">
      <caption className="sr-only">{caption}</caption>
      <ColumnHeaders
        names={[columns.department, columns.seats, columns.monthly]}
        className="last:text-right"
      />
      <TableBody>
        {departments.map(({ key, name, seats, monthly }) => (
          <TableRow key={key} color={key} className={clsx(ROW, 'border-line first:border-rule')}>
            <RowHeader className={NAME}>{name}</RowHeader>
            <Cell className="max-md:row-start-2 max-md:pt-1.5">
              <b className={SEATS}>{seats}</b>{' '}
              <Marks className="inline align-middle" groups={[{ count: seats, color: key }]} columns={20} />
            </Cell>
            <Cell
              className={clsx(
                AMOUNT,
                'text-5xl/none max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center',
              )}
            >
              {formatUsd(monthly)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        <TableRow className={clsx(ROW, 'border-rule')}>
          <RowHeader className={clsx(NAME, 'max-md:self-center')}>{total.label}</RowHeader>
          <Cell className="max-md:hidden">
            <b className={SEATS}>{total.seats}</b>
          </Cell>
          <Cell
            className={clsx(AMOUNT, 'py-3 text-6xl/none md:text-7xl/none print:py-2 print:text-6xl/none')}
          >
            {formatUsd(total.monthly)}
          </Cell>
        </TableRow>
      </TableFoot>
    </Table>
  );
}

interface MonthBarProps {
  departments: readonly { key: Department; monthly: number }[];
  monthly: number;
  /** Market price of the same month; the full width. */
  market: number;
  ours: string;
  marketLabel: string;
  /** Accessible description of the drawing. */
  label: string;
}

/** One month's invoice inside the market price, by department, at the full column width. */
function MonthBar({ departments, monthly, market, ours, marketLabel, label }: MonthBarProps) {
  let from = 0;
  return (
    <figure className="mt-3">
      <svg width="100%" height="44" role="img" aria-label={label}>
        <rect
          className="fill-none stroke-control [stroke-dasharray:3_4]"
          x=".5"
          y=".5"
          width="99.8%"
          height="43"
        />
        {departments.map((department) => {
          from += department.monthly;
          return (
            <ScaleSpan
              key={department.key}
              className="fill-(--mark)"
              color={department.key}
              from={from - department.monthly}
              to={from}
              length={market}
            />
          );
        })}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-small/note text-slate">
        <span>
          <b className="font-medium text-ink">{formatUsd(monthly)}</b> {ours}
        </span>
        <span className="text-right">
          <b className="font-medium text-ink">{formatUsd(market)}</b> {marketLabel}
        </span>
      </figcaption>
    </figure>
  );
}
