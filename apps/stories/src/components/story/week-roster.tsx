import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Shift {
  name: string;
  /** Hours per day; a pair is a corrected entry: what it was, and what it is. */
  hours: readonly (number | readonly [was: number, is: number])[];
}

interface WeekRosterProps {
  caption: string;
  tag: string;
  /** The heading of the shifts, and the days. */
  columns: readonly [shift: string, ...days: string[]];
  shifts: readonly Shift[];
  /** Names of the two sums below the week, which are equal. */
  sums: readonly [string, string];
  /** Text after the hours of the week. */
  total: string;
}

const LABEL = 'w-1/6 pr-2 text-left text-2xs/snug font-medium sm:text-small/snug lg:text-base/note';
const HOURS = 'block font-display text-lg/none lining-nums sm:text-2xl/none lg:text-4xl/none';
const SUM =
  'border-t border-rule pt-2.5 text-center font-display text-base/none lining-nums sm:text-xl/none lg:pt-3.5 lg:text-4xl/none';

/** A week of shifts as a work schedule: hours per day, one of them corrected, and the two sums that agree. */
export function WeekRoster({ caption, tag, columns, shifts, sums, total }: WeekRosterProps) {
  const days = columns.slice(1);
  const byDay = days.map((_, day) => shifts.reduce((sum, { hours }) => sum + current(hours[day]!), 0));
  const week = byDay.reduce((sum, hours) => sum + hours, 0).toLocaleString('en-US');
  return (
    <Table className="week-roster table-fixed border-separate [border-spacing:3px] sm:[border-spacing:4px]">
      <caption className="pb-3 pl-1 text-left text-small text-slate">
        {caption} <Tag className="ml-2">{tag}</Tag>
      </caption>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <ColumnHeader
              key={column}
              className={clsx('pb-1.5 text-2xs font-medium text-slate sm:text-small', index === 0 && LABEL)}
            >
              {column}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {shifts.map(({ name, hours }) => (
          <TableRow key={name}>
            <RowHeader className={LABEL}>{name}</RowHeader>
            {hours.map((entry, day) => (
              <Cell
                key={days[day]}
                className={clsx(
                  'h-12 text-center align-middle lg:h-15',
                  typeof entry === 'number'
                    ? 'border border-transparent bg-service/18'
                    : 'border-2 border-drawing-sun bg-surface',
                )}
              >
                {typeof entry === 'number' ? (
                  <span className={HOURS}>{entry}</span>
                ) : (
                  <span className={clsx(HOURS, 'sm:inline-flex sm:items-baseline sm:gap-2')}>
                    <del className="block text-xs/none text-slate decoration-drawing-sun sm:text-lg/none lg:text-2xl/none">
                      {entry[0]}
                    </del>{' '}
                    <ins className="block text-amber-text no-underline">{entry[1]}</ins>
                  </span>
                )}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        {sums.map((name) => (
          <TableRow key={name}>
            <RowHeader className={clsx(LABEL, 'border-t border-rule pt-2.5 lg:pt-3.5')}>
              {name} <span className="block font-normal text-slate">{`${week} ${total}`}</span>
            </RowHeader>
            {byDay.map((hours, day) => (
              <Cell key={days[day]} className={SUM}>
                {hours}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableFoot>
    </Table>
  );
}

const current = (entry: Shift['hours'][number]) => (typeof entry === 'number' ? entry : entry[1]);
