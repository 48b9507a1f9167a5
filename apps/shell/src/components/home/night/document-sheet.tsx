import { night, type NightDocument } from '@vantedge/content-site';
import {
  Cell,
  ColumnHeader,
  List,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type DocumentOf<Kind extends NightDocument['kind']> = Extract<NightDocument, { kind: Kind }>;

const SHEET = [
  'night-sheet surface-paper relative border-t-3 border-amber p-4 shadow-float max-md:flex-auto md:col-start-5 md:-col-end-1 md:p-8 lg:ml-10',
  'forced-colors:border print:border print:border-t-3 print:px-6 print:py-3',
].join(' ');

const STAMP =
  'night-stamp mt-4 ml-auto w-fit rounded-control border-2 border-teal px-3.5 py-2 text-md/snug font-medium text-teal print:py-1';

/** A document at reading size, on paper, marked as a sample once. */
export const DocumentSheet = ({ doneAt, ...document }: NightDocument & { doneAt: string }) => (
  <figure className={SHEET}>
    <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-small text-slate md:mb-4 print:mb-2">
      <span className="font-display text-4xl/title text-ink md:text-6xl/title print:text-5xl/title">
        {document.title} <Tag>{night.tag}</Tag>
      </span>
      {document.scope}
    </figcaption>
    <Content {...document} />
    {document.stamp && <p className={STAMP}>{`${document.stamp} ${doneAt}`}</p>}
  </figure>
);

function Content(document: NightDocument): ReactNode {
  switch (document.kind) {
    case 'invoices':
      return <InvoiceBatch {...document} />;
    case 'listings':
      return <Listings {...document} />;
    case 'tests':
      return <TestRun {...document} />;
    case 'rule':
      return <PayRule {...document} />;
    case 'ticket':
      return <Ticket {...document} />;
    case 'reconciliation':
      return <Reconciliation {...document} />;
  }
}

const HEAD = 'border-b border-rule text-left text-xs/note text-slate *:pb-2 *:font-medium *:not-first:pl-3';
const ROW =
  'border-b border-line text-small/snug *:py-1.75 *:not-first:pl-3 md:text-base/snug md:*:py-2.5 print:*:py-1';
const NUMBER = 'text-right tabular-nums';
/** Columns for which a phone has no room. */
const WIDE = 'max-md:hidden';

function InvoiceBatch({ title, columns, rows, total, ...states }: DocumentOf<'invoices'>) {
  const [vendor, invoice, amount, order, state] = columns;
  return (
    <Table>
      <caption className="sr-only">{title}</caption>
      <TableHead>
        <TableRow className={HEAD}>
          <ColumnHeader>{vendor}</ColumnHeader>
          <ColumnHeader className={WIDE}>{invoice}</ColumnHeader>
          <ColumnHeader className={NUMBER}>{amount}</ColumnHeader>
          <ColumnHeader className={clsx(WIDE, NUMBER)}>{order}</ColumnHeader>
          <ColumnHeader className={NUMBER}>{state}</ColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.invoice} className={clsx(ROW, row.onHold && 'text-amber-text')}>
            <RowHeader className="text-left font-medium">{row.vendor}</RowHeader>
            <Cell className={WIDE}>{row.invoice}</Cell>
            <Cell className={NUMBER}>{row.amount}</Cell>
            <Cell className={clsx(WIDE, NUMBER)}>{row.order}</Cell>
            <Cell className={clsx(NUMBER, 'whitespace-nowrap', !row.onHold && 'text-green')}>
              {row.onHold ? states.onHold : states.verified}
            </Cell>
          </TableRow>
        ))}
        <TableRow className="*:pt-3">
          <RowHeader className="text-left text-md font-medium">{total.label}</RowHeader>
          <td className="text-right font-display text-lg/none md:text-4xl/none" colSpan={4} role="cell">
            {total.value}
          </td>
        </TableRow>
      </TableBody>
    </Table>
  );
}

const Listings = ({ title, columns, rows }: DocumentOf<'listings'>) => (
  <Table className="table-fixed">
    <caption className="sr-only">{title}</caption>
    <TableHead>
      <TableRow className={HEAD}>
        {columns.map((column) => (
          <ColumnHeader key={column}>{column}</ColumnHeader>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ received, uploaded, note, removed }) => (
        <TableRow key={received} className={clsx(ROW, '*:align-top')}>
          <Cell className="font-mono text-small/snug wrap-anywhere text-slate md:text-md/snug">
            {received}
          </Cell>
          <Cell className={clsx('text-md/snug font-medium md:text-xl/snug', removed && 'text-slate')}>
            {uploaded}
            <span className="block text-xs/note font-normal text-slate">{note}</span>
          </Cell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** Squares in a row of the drawing, and their size with the gap between them, in its units. */
const SQUARES = 24;
const STEP = 10;

const TestRun = ({ title, columns, rows, ...run }: DocumentOf<'tests'>) => (
  <>
    <svg
      className="night-cases mb-4 w-full"
      viewBox={`0 0 ${SQUARES * STEP - 2} ${(run.cases / SQUARES) * STEP - 2}`}
      role="img"
      aria-label={run.drawing}
    >
      {Array.from({ length: run.cases / SQUARES }, (_, row) => (
        <line key={row} x2={SQUARES * STEP} y1={row * STEP + 4} y2={row * STEP + 4} />
      ))}
      {run.failed.map((number) => (
        <rect
          key={number}
          x={((number - 1) % SQUARES) * STEP}
          y={Math.floor((number - 1) / SQUARES) * STEP}
          width="8"
          height="8"
        />
      ))}
    </svg>
    <Table>
      <caption className="sr-only">{title}</caption>
      <TableHead>
        <TableRow className={HEAD}>
          {columns.map((column) => (
            <ColumnHeader key={column}>{column}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ defect, steps }) => (
          <TableRow key={defect} className={clsx(ROW, '*:align-top')}>
            <RowHeader className="text-left font-medium">{defect}</RowHeader>
            <Cell>{steps}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </>
);

const PayRule = ({ title, rule, columns, rows }: DocumentOf<'rule'>) => (
  <>
    <p className="mb-5 border-l-3 border-purple pl-4 font-display text-2xl/snug md:pl-5 md:text-5xl/snug">
      {rule.map(([text, value, rest = '']) => (
        <span key={value} className="md:block">
          {text} <em className="text-purple">{value}</em>
          {rest.length > 1 ? ` ${rest}` : rest}{' '}
        </span>
      ))}
    </p>
    <Table>
      <caption className="sr-only">{title}</caption>
      <TableHead>
        <TableRow className={HEAD}>
          {columns.map((column, index) => (
            <ColumnHeader key={column} className={clsx(index === 1 && WIDE, index > 1 && NUMBER)}>
              {column}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ employee, shift, expected, paid }) => (
          <TableRow key={employee} className={ROW}>
            <RowHeader className="text-left font-medium">{employee}</RowHeader>
            <Cell className={WIDE}>{shift}</Cell>
            <Cell className={NUMBER}>{expected}</Cell>
            <Cell className={clsx(NUMBER, 'text-green')}>{paid}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </>
);

const Ticket = ({ messages, summary }: DocumentOf<'ticket'>) => (
  <>
    <List ordered className="flex flex-col gap-y-3">
      {messages.map(({ from, at, text, ours }) => (
        <li
          key={at}
          className={clsx(
            'max-w-[90%] px-3 py-2 font-display text-xl/snug md:max-w-[85%] md:px-4 md:py-3 md:text-3xl/snug print:py-1 print:text-xl/snug',
            ours ? 'self-end bg-teal/14' : 'self-start bg-surface-tint',
          )}
        >
          <span className="mb-0.5 block font-text text-xs/note text-slate">{`${from}, ${at}`}</span>
          {text}
        </li>
      ))}
    </List>
    <p className="mt-4 text-md text-slate">{summary}</p>
  </>
);

const Reconciliation = ({ title, rows, difference }: DocumentOf<'reconciliation'>) => (
  <Table>
    <caption className="sr-only">{title}</caption>
    <TableBody>
      {rows.map(({ label, value }) => (
        <TableRow key={label} className={ROW}>
          <RowHeader className="text-left font-normal">{label}</RowHeader>
          <Cell className="text-right font-display text-2xl/none lining-nums tabular-nums md:text-4xl/none">
            {value}
          </Cell>
        </TableRow>
      ))}
      <TableRow className="*:pt-4">
        <RowHeader className="text-left text-base font-medium">{difference.label}</RowHeader>
        <Cell className="text-right font-display text-7xl/none lining-nums">
          <span className="double-rule">{difference.value}</span>
        </Cell>
      </TableRow>
    </TableBody>
  </Table>
);
