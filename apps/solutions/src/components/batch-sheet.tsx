import type { backOffice } from '@vantedge/content-solutions';
import {
  Cell,
  ColumnHeader,
  DocumentSheet,
  Icon,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Either, Resolve } from './resolve.tsx';

const CELLS =
  '*:px-2 *:text-left *:first:pl-5 *:last:pr-5 md:*:px-3 md:*:first:pl-6 md:*:last:pr-6 *:last:text-right';
const MARK = 'border-l-4 border-double border-service/40 whitespace-nowrap text-slate tabular-nums';

/** A batch that two people sign, at reading size; the item on hold is completed by what it waits for. */
export function BatchSheet({
  title,
  scope,
  columns,
  labels,
  items,
  summary,
  of,
}: (typeof backOffice)['batch']) {
  const completed = items.filter(({ verified }) => verified).length;
  return (
    <DocumentSheet
      title={title}
      scope={scope}
      className="batch-sheet"
      foot={{
        text: <Either open={summary.open} resolved={summary.resolved} />,
        count: <Either open={completed} resolved={items.length} />,
        of,
      }}
    >
      <Table className="text-small/tight md:text-md/tight">
        <caption className="sr-only">{title}</caption>
        <TableHead>
          <TableRow
            className={clsx(CELLS, 'border-b border-rule text-xs/none text-slate *:pb-2.5 *:font-medium')}
          >
            {columns.map((column) => (
              <ColumnHeader key={column}>{column}</ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ item, done, verified, hold }) => (
            <TableRow
              key={item}
              className={clsx(
                CELLS,
                'border-b border-service/20 *:py-2.5',
                hold && 'bg-amber/16 has-checked:bg-transparent',
              )}
            >
              <RowHeader className="font-normal">
                {item}
                {hold && (
                  <span className="mt-1.5 block text-small/note text-slate">
                    <span data-unless="0">{hold.note} </span>
                    <Resolve action={hold.action} outcome={hold.outcome} subject={item} value={0} />
                  </span>
                )}
              </RowHeader>
              <Cell className={MARK}>
                <Icon name="check" className="mr-1.5 text-service" />
                <span className="max-md:sr-only">{done}</span>
              </Cell>
              <Cell className={MARK}>
                {hold ? (
                  <>
                    <span className="block size-4 border border-dashed border-amber-text" data-unless="0" />
                    <span data-if="0">
                      <Icon name="check" className="mr-1.5 text-service" />
                      <span className="max-md:sr-only">{hold.verified}</span>
                    </span>
                  </>
                ) : (
                  <>
                    <Icon name="check" className="mr-1.5 text-service" />
                    <span className="max-md:sr-only">{verified}</span>
                  </>
                )}
              </Cell>
              <Cell className="text-slate">
                {hold ? (
                  <>
                    <Either
                      open={<span className="font-medium text-amber-text">{labels.onHold}</span>}
                      resolved={labels.completed}
                    />
                  </>
                ) : (
                  labels.completed
                )}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </DocumentSheet>
  );
}
