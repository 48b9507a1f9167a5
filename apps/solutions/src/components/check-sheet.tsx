import {
  Cell,
  ColumnHeader,
  Icon,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface CheckSheetProps {
  caption: string;
  tag: string;
  columns: { item: string; first: string; second: string; outcome: string };
  labels: { marked: string; open: string };
  rows: readonly { item: string; marks: 1 | 2; outcome: string }[];
  className?: string;
}

const CELLS = '*:border-t *:text-left *:font-normal *:not-last:pr-1.5 *:last:text-right sm:*:not-last:pr-3';

const HEAD = clsx(CELLS, 'text-small text-slate *:border-rule *:py-2');

const ROW = clsx(CELLS, '*:border-line *:py-2 md:*:pt-2.75 md:*:pb-3');

const EMPTY_BOX =
  'text-slate after:block after:size-4.5 after:border after:border-dashed after:border-amber-text';

/** Items checked by two people; an item with only one mark is pending. */
export function CheckSheet({ caption, tag, columns, labels, rows, className }: CheckSheetProps) {
  const mark = <Icon name="check" label={labels.marked} className="block text-xl text-service" />;
  return (
    <Table className={clsx('border-b border-rule text-md sm:text-base', className)}>
      <caption className="pb-3 text-left text-small text-slate">
        {caption} <Tag className="ml-2">{tag}</Tag>
      </caption>
      <TableHead>
        <TableRow className={HEAD}>
          {[columns.item, columns.first, columns.second, columns.outcome].map((column) => (
            <ColumnHeader key={column}>{column}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ item, marks, outcome }) => (
          <TableRow key={item} className={clsx(ROW, marks === 1 && 'text-amber-text')}>
            <RowHeader>{item}</RowHeader>
            <Cell>{mark}</Cell>
            {marks === 2 ? (
              <Cell>{mark}</Cell>
            ) : (
              <Cell className={EMPTY_BOX}>
                <span className="visually-hidden">{labels.open}</span>
              </Cell>
            )}
            <Cell className={marks === 2 ? 'text-slate' : undefined}>{outcome}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
