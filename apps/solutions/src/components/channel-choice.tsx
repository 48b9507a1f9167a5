import {
  Cell,
  ColumnHeader,
  List,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

type Fit = 'best' | 'good';

interface ChannelChoiceProps {
  caption: string;
  columns: { situation: string };
  labels: { best: string; good: string; none: string };
  items: readonly { name: string; short: string; note: string; text: string }[];
  situations: readonly { name: string; fit: readonly (Fit | undefined)[] }[];
}

/** A filled dot is the first choice, a ring the next, a line neither. */
const MARKS: Record<Fit | 'none', string> = {
  best: 'after:size-4.5 after:rounded-full after:border-2 after:border-service after:bg-service',
  good: 'after:size-4.5 after:rounded-full after:border-2 after:border-service',
  none: 'after:w-4.5 after:border-t after:border-control',
};

/** Without room above the columns, the channels are rows, with their text aligned to the marks' first column. */
const CHANNEL =
  'border-line max-lg:border-t max-lg:pt-4.5 max-lg:pb-5 md:max-lg:grid md:max-lg:grid-cols-4-8 md:max-lg:gap-x-6 lg:border-l lg:px-6 lg:pt-1 lg:pb-8';

const HEAD = 'py-2.5 text-left text-small font-medium';

const CELL = 'border-t border-line pt-3.75 pb-4 text-left font-normal';

const LEGEND = 'flex flex-row-reverse items-center gap-2 after:shrink-0';

const SITUATION = 'pr-3 max-md:text-md/note md:pr-5';

/** What each channel is good for: as text above its column, and by situation below. */
export function ChannelChoice({ caption, columns, labels, items, situations }: ChannelChoiceProps) {
  return (
    <div className="channel-choice">
      <List className="max-lg:mb-3 lg:ml-auto lg:grid lg:w-2/3 lg:grid-cols-3">
        {items.map(({ name, note, text }) => (
          <li key={name} className={CHANNEL}>
            <h3 className="md:max-lg:row-span-2">{name}</h3>
            <p className="mt-1 mb-3 text-small/normal font-medium text-service">{note}</p>
            <p className="text-md/normal text-slate">{text}</p>
          </li>
        ))}
      </List>
      <Table className="table-fixed border-y border-rule">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-2/5 md:w-1/3" />
          {items.map(({ name }) => (
            <col key={name} />
          ))}
        </colgroup>
        <TableHead className="lg:sr-only">
          <TableRow>
            <ColumnHeader className={clsx(HEAD, SITUATION)}>{columns.situation}</ColumnHeader>
            {items.map(({ short }) => (
              <ColumnHeader key={short} className={clsx(HEAD, 'pl-2 max-md:text-2xs md:pl-6')}>
                {short}
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {situations.map(({ name, fit }) => (
            <TableRow key={name}>
              <RowHeader className={clsx(CELL, SITUATION)}>{name}</RowHeader>
              {items.map((channel, index) => {
                const suits = fit[index] ?? 'none';
                return (
                  <Cell
                    key={channel.name}
                    className={clsx(CELL, 'border-l pl-2 after:block md:pl-6', MARKS[suits])}
                  >
                    <span className="sr-only">{labels[suits]}</span>
                  </Cell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small text-slate" aria-hidden="true">
        <span className={clsx(LEGEND, MARKS.best)}>{labels.best}</span>
        <span className={clsx(LEGEND, MARKS.good)}>{labels.good}</span>
      </p>
    </div>
  );
}
