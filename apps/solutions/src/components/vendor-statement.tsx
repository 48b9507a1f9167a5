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
  'group-has-checked/sheet:hidden',
  'hidden group-[:has([value="0"]:checked):not(:has([value="1"]:checked))]/sheet:inline-block',
  'hidden group-[:has([value="1"]:checked):not(:has([value="0"]:checked))]/sheet:inline-block',
  'hidden group-[:has([value="0"]:checked):has([value="1"]:checked)]/sheet:inline-block',
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
      className="group/sheet border-b border-b-rule max-md:-mx-edge"
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
            {rows.map(({ date, reference, amount, difference }) => (
              <TableRow
                key={reference}
                className={clsx(
                  CELLS,
                  'group/line h-14.5 border-b border-service/20 has-checked:bg-service/12',
                )}
              >
                <Cell className={DATE}>{date}</Cell>
                <RowHeader className="text-left font-normal">{reference}</RowHeader>
                <Cell className={clsx(NUMBER, 'border-l-4 border-double border-service/40')}>{amount}</Cell>
                <Cell className={NUMBER}>
                  {difference ? (
                    <>
                      <span className="group-has-checked/line:hidden">{difference.before}</span>
                      <span className="hidden text-service group-has-checked/line:inline">{amount}</span>
                    </>
                  ) : (
                    amount
                  )}
                </Cell>
                <Cell className="text-right">
                  {difference ? (
                    <Resolve
                      {...difference}
                      value={differences.findIndex((one) => one.reference === reference)}
                      subject={reference}
                    >
                      <span className={clsx(NUMBER, 'group-has-checked/line:hidden')}>
                        {difference.amount}
                      </span>
                      <span className={clsx(NUMBER, 'hidden text-service group-has-checked/line:inline')}>
                        {zero}
                      </span>
                    </Resolve>
                  ) : (
                    <span className={NUMBER}>{zero}</span>
                  )}
                </Cell>
              </TableRow>
            ))}
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
                  <span key={ledger} className={STATES[index]}>
                    {ledger}
                  </span>
                ))}
              </Cell>
              <Cell className="figure text-right text-3xl/none font-normal tracking-stat md:text-6xl/none">
                {total.states.map(({ difference }, index) => (
                  <span key={difference} className={clsx('double-rule', STATES[index])}>
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
