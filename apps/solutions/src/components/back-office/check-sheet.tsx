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

interface Props {
  caption: string;
  tag: string;
  columns: { item: string; first: string; second: string; outcome: string };
  labels: { marked: string; open: string };
  rows: readonly { item: string; marks: 1 | 2; outcome: string }[];
}

const CELLS =
  '*:border-t *:text-left *:font-normal *:not-last:pr-1.5 *:last:text-right min-[480px]:*:not-last:pr-3';
const HEAD = clsx(CELLS, 'text-small text-on-night-2 *:border-night-rule *:py-2');
const ROW = clsx(CELLS, '*:border-night-line *:pt-[11px] *:pb-3');
const EMPTY_BOX =
  'text-on-night-2 after:block after:size-4.5 after:border after:border-dashed after:border-amber';

/** Items checked by two people; an item with only one mark is pending. */
export function CheckSheet({ caption, tag, columns, labels, rows }: Props) {
  const mark = <Icon name="check" label={labels.marked} className="block text-xl text-service" />;
  return (
    <Table className="mt-9 border-b border-night-rule text-md min-[480px]:text-base">
      <caption className="pb-3 text-left text-small text-on-night-2">
        {caption} <Tag className="ml-2 text-amber">{tag}</Tag>
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
          <TableRow key={item} className={clsx(ROW, marks === 1 && 'text-amber')}>
            <RowHeader>{item}</RowHeader>
            <Cell>{mark}</Cell>
            {marks === 2 ? (
              <Cell>{mark}</Cell>
            ) : (
              <Cell className={EMPTY_BOX}>
                <span className="visually-hidden">{labels.open}</span>
              </Cell>
            )}
            <Cell className={marks === 2 ? 'text-on-night-2' : undefined}>{outcome}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
