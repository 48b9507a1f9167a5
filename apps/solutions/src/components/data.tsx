import { formatNumber } from '@vantedge/content-shared';
import {
  Cell,
  ColumnHeader,
  FigureCaption,
  PlainList,
  RowHeader,
  SiteLink,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface RecordFieldProps {
  /** Number of records, a multiple of a hundred. */
  total: number;
  /** Number of correct records. */
  correct: number;
  /** Legend of the drawing. */
  caption: string;
}

/** Position of the incorrect records, as a share of the field: off center and inside the visible area. */
const HIGHLIGHT_POSITION = 0.637;

/** One dot per record, incorrect ones are rings; in rows of a hundred, or of fifty on narrow screens. */
export function RecordField({ total, correct, caption }: RecordFieldProps) {
  const label = `${formatNumber(correct)} of ${formatNumber(total)} dots are filled`;
  return (
    <figure className="mt-figure">
      {[100, 50].map((columns) => (
        <Dots key={columns} total={total} correct={correct} columns={columns} label={label} />
      ))}
      <FigureCaption className="mt-4.5">{caption}</FigureCaption>
    </figure>
  );
}

function Dots({
  total,
  correct,
  columns,
  label,
}: Omit<RecordFieldProps, 'caption'> & { columns: number; label: string }) {
  const first = Math.floor(total * HIGHLIGHT_POSITION);
  const hollow = total - correct;
  const isWide = columns === 100;
  return (
    <svg
      className={clsx('w-full overflow-visible', isWide ? 'max-md:hidden' : 'md:hidden')}
      viewBox={`-.5 -.5 ${columns} ${total / columns}`}
      role="img"
      aria-label={label}
    >
      <path
        className="stroke-on-night-2"
        strokeWidth=".5"
        strokeLinecap="round"
        strokeDasharray="0 1"
        d={rows(0, first, columns) + rows(first + hollow, total, columns)}
      />
      {Array.from({ length: hollow }, (_, index) => (
        <circle
          key={index}
          className="fill-none stroke-amber"
          strokeWidth={isWide ? '.2' : '.3'}
          cx={(first + index) % columns}
          cy={Math.floor((first + index) / columns)}
          r=".34"
        />
      ))}
    </svg>
  );
}

/** The dots from one index to another, one line per row; a zero-length dash is a dot. */
function rows(from: number, to: number, columns: number): string {
  let path = '';
  for (let at = from; at < to;) {
    const end = Math.min(to, (Math.floor(at / columns) + 1) * columns);
    path += `M${at % columns} ${Math.floor(at / columns)}h${end - at - 1}.01`;
    at = end;
  }
  return path;
}

interface Group {
  title: string;
  scope: string;
  entries: readonly string[];
  /** The question that the other groups answer. */
  question?: string;
  /** The example after the work of this group. */
  example?: ComponentProps<typeof ExampleTable>;
}

/** Service groups in order, each beside one example after its work. */
export function RecordTrace({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="border-b border-rule">
      {groups.map(({ title, scope, entries, question, example }) => (
        <article
          key={title}
          className="grid gap-x-gutter gap-y-4 border-t border-rule pt-6 pb-6 md:grid-cols-2 md:gap-y-6 md:pt-7 md:pb-9 lg:grid-cols-12 lg:pb-11"
        >
          <div className="lg:col-span-4 lg:pr-8">
            <h3>{title}</h3>
            <p className="mt-2.5 max-w-brief text-slate">{scope}</p>
          </div>
          <PlainList
            items={entries}
            className="mt-0 max-md:grid max-md:grid-cols-2 max-md:gap-x-gutter lg:col-span-3"
          />
          <div className="md:col-span-2 lg:col-span-5">
            {question && (
              <p className="max-w-title font-display text-quote leading-title tracking-tight text-balance text-service italic">
                {question}
              </p>
            )}
            {example && <ExampleTable {...example} />}
          </div>
        </article>
      ))}
    </div>
  );
}

interface Row {
  label: string;
  cells: readonly string[];
}

interface ExampleTableProps {
  caption: string;
  /** Column headings; the first is above the row labels. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The total of the last column, with a double rule below. */
  total?: Row;
}

const CELL = 'pl-3 font-display text-lg whitespace-nowrap lining-nums tabular-nums sm:text-2xl';

/** An example table, small enough to stay a table on a phone: text on the left, counts in the last column. */
export function ExampleTable({ caption, columns, rows, total }: ExampleTableProps) {
  const counts = rows.every(({ cells }) => /^[\d,]+$/.test(cells.at(-1) ?? ''));
  const columnHeader = clsx('pb-2.5 text-left font-medium not-first:pl-3', counts && 'last:text-right');
  const cellClasses = clsx(CELL, counts && 'last:text-right');
  return (
    <Table className="text-md">
      <caption className="pb-3 text-left text-small text-slate">{caption}</caption>
      <TableHead className="text-small text-slate">
        <TableRow>
          {columns.map((column) => (
            <ColumnHeader key={column} className={columnHeader}>
              {column}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className="ruled-rows">
        {rows.map(({ label, cells }) => (
          <TableRow key={label}>
            <RowHeader className="py-2 text-left font-normal whitespace-nowrap md:py-3">{label}</RowHeader>
            {cells.map((cell, index) => (
              <Cell key={columns[index + 1]} className={cellClasses}>
                {cell}
              </Cell>
            ))}
          </TableRow>
        ))}
        {total && (
          <TableRow className="border-rule">
            <RowHeader className="py-3 text-left font-medium md:py-4">{total.label}</RowHeader>
            {total.cells.map((cell, index) => (
              <Cell key={columns[index + 1]} className={cellClasses}>
                {index === total.cells.length - 1 ? (
                  <span className="double-rule text-[1.2em]">{cell}</span>
                ) : (
                  cell
                )}
              </Cell>
            ))}
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}

interface Entry {
  industry: string;
  question: string;
  /** The page of the industry. */
  to?: string;
}

/** A question from each industry under its name. */
export function IndustryQuestions({ items }: { items: readonly Entry[] }) {
  return (
    <dl className="grid gap-x-gutter 2xs:grid-cols-2 lg:grid-cols-3 lg:gap-x-gutter-2">
      {items.map(({ industry, question, to }) => (
        <div key={industry} className="border-t border-rule pt-3 pb-5 md:pt-4 md:pb-8 lg:pb-12">
          <dt className="text-small text-slate">{to ? <SiteLink to={to}>{industry}</SiteLink> : industry}</dt>
          <dd className="mt-2 font-display text-2xl leading-tight tracking-snug text-balance md:mt-4 md:text-3xl lg:text-4xl">
            {question}
          </dd>
        </div>
      ))}
    </dl>
  );
}
