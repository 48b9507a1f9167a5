import { officeStatus } from '@vantedge/content-shared';
import {
  Cell,
  ColumnHeader,
  OfficeStatus,
  type Opening,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { LABEL_HEADING } from '../label-heading.ts';

interface Office {
  id: string;
  city: string;
  hours: string;
  opening: Opening;
  timeZone: string;
}

interface Props {
  caption: string;
  columns: { clock: string; from: string; to: string };
  clocks: readonly { clock: string; from: string; to: string }[];
  title: string;
  offices: readonly Office[];
}

const TIME = 'h-11 font-display text-3xl/none whitespace-nowrap lining-nums tabular-nums';
/** The line from the first time to the second, between two short strokes. */
const LINE = clsx(
  'relative before:absolute before:top-[calc(50%-4px)] before:right-0 before:left-17 before:h-2.5',
  'before:border-x-2 before:border-amber',
  'after:absolute after:top-1/2 after:right-0 after:left-17 after:border-t-2 after:border-amber',
);

/** The longest status, of an office that opens tomorrow, gets a line of its own in a narrow column. */
const OFFICE = clsx(
  'grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2.5',
  'text-md/normal text-slate min-[85rem]:grid-cols-[104px_1fr_auto]',
);

/** The same working hours in three time zones; below, whether each office is open now. */
export function OfficeClocks({ caption, columns, clocks, title, offices }: Props) {
  return (
    <div className="office-clocks col-span-full max-md:mt-10 md:col-[7/-1]">
      <Table className="hours-lines">
        <caption className="pb-3.5 text-left text-small font-medium text-slate">{caption}</caption>
        <TableHead className="sr-only">
          <TableRow>
            <ColumnHeader>{columns.clock}</ColumnHeader>
            <ColumnHeader>{columns.from}</ColumnHeader>
            <ColumnHeader>{columns.to}</ColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {clocks.map(({ clock, from, to }) => (
            <TableRow key={clock} className="border-t border-line">
              <RowHeader className="w-22 text-left text-md font-medium">{clock}</RowHeader>
              <Cell className={clsx(TIME, LINE)}>{from}</Cell>
              <Cell className={clsx('w-18 text-right', TIME)}>{to}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <h3 className={clsx('mt-7 pb-2.5', LABEL_HEADING)}>{title}</h3>
      <ul role="list">
        {offices.map((office) => (
          <li key={office.id} className={OFFICE}>
            <b className="font-medium text-ink">{office.city}</b> <span>{office.hours}</span>{' '}
            <span className="col-span-full min-[85rem]:col-auto min-[85rem]:text-right">
              <OfficeStatus {...office} labels={officeStatus} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
