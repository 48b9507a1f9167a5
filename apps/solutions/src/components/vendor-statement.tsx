import type { finance } from '@vantedge/content-solutions';
import {
  Cell,
  ColumnHeader,
  DocumentSheet,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Resolve } from './resolve.tsx';

const NUMBER = 'figure text-right text-md/tight tracking-snug md:text-3xl/tight';
const CELLS = '*:py-2 *:not-first:pl-2 md:*:not-first:pl-3';
const DATE = 'text-left whitespace-nowrap font-normal max-md:hidden';
/** Which of the two differences are resolved: none, the first, the second, both. */
const STATES = [
  { 'data-unless': '0 1' },
  { 'data-if': '0', 'data-unless': '1' },
  { 'data-if': '1', 'data-unless': '0' },
  { 'data-if': '0 1' },
];

/** A vendor's statement beside the ledger; pressing a difference resolves it, and the balance follows. */
export function VendorStatement({
  title,
  scope,
  columns,
  rows,
  zero,
  total,
}: (typeof finance)['reconciliation']['statement']) {
  const differences = rows.filter(({ difference }) => difference);
  return (
    <DocumentSheet
      title={title}
      scope={scope}
      color="green"
      level={3}
      className="border-b border-b-rule max-md:-mx-edge"
    >
      <div className="px-5 pb-5 md:px-6 md:pb-6">
        <Table className="text-small/tight tabular-nums md:text-md/tight">
          <caption className="sr-only">{title}</caption>
          <TableHead>
            <TableRow
              className={clsx(
                CELLS,
                'border-b border-rule text-xs/note text-slate *:text-right *:nth-[-n+2]:text-left',
              )}
            >
              {columns.map((column, index) => (
                <ColumnHeader key={column} className={clsx('font-medium', index === 0 && 'max-md:hidden')}>
                  {column}
                </ColumnHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ date, reference, amount, difference }) => {
              const value = differences.findIndex((one) => one.reference === reference);
              return (
                <TableRow
                  key={reference}
                  className={clsx(CELLS, 'h-14.5 border-b border-service/20 has-checked:bg-service/12')}
                >
                  <Cell className={DATE}>{date}</Cell>
                  <RowHeader className="text-left font-normal md:whitespace-nowrap">{reference}</RowHeader>
                  <Cell className={clsx(NUMBER, 'border-l-4 border-double border-service/40')}>{amount}</Cell>
                  <Cell className={NUMBER}>
                    {difference ? (
                      <>
                        <span data-unless={value}>{difference.before}</span>
                        <span className="text-service" data-if={value}>
                          {amount}
                        </span>
                      </>
                    ) : (
                      amount
                    )}
                  </Cell>
                  <Cell className="text-right">
                    {difference ? (
                      <Resolve {...difference} value={value} subject={reference}>
                        <span className={NUMBER} data-unless={value}>
                          {difference.amount}
                        </span>
                        <span className={clsx(NUMBER, 'text-service')} data-if={value}>
                          {zero}
                        </span>
                      </Resolve>
                    ) : (
                      <span className={NUMBER}>{zero}</span>
                    )}
                  </Cell>
                </TableRow>
              );
            })}
          </TableBody>
          <TableFoot>
            <TableRow className={clsx(CELLS, 'h-18 border-t border-rule font-medium')}>
              <Cell className={DATE}>{total.date}</Cell>
              <RowHeader className="text-left font-medium">{total.label}</RowHeader>
              <Cell className={clsx(NUMBER, 'border-l-4 border-double border-service/40 font-normal')}>
                {total.statement}
              </Cell>
              <Cell className={clsx(NUMBER, 'font-normal')}>
                {total.states.map(({ ledger }, index) => (
                  <span key={ledger} {...STATES[index]}>
                    {ledger}
                  </span>
                ))}
              </Cell>
              <Cell className="figure text-right text-3xl/none font-normal tracking-stat md:text-6xl/none">
                {total.states.map(({ difference }, index) => (
                  <span key={difference} className="inline-block double-rule" {...STATES[index]}>
                    {difference}
                  </span>
                ))}
              </Cell>
            </TableRow>
          </TableFoot>
        </Table>
      </div>
    </DocumentSheet>
  );
}
