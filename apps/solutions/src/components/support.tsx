import {
  Cell,
  ColumnHeader,
  PictogramMarks,
  RowHeader,
  Stat,
  StatLabel,
  StatNumber,
  type StatParts,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { HeroFigure } from './hero-figure.tsx';

interface ResponseHourProps {
  caption: string;
  /** Maximum response time in minutes. */
  minutes: number;
  answer: { strong: string; text: string };
  /** Time labels, from the first minute to the last, evenly spaced. */
  ticks: readonly string[];
}

/** One hour to scale, one tick per minute; only the minutes until the response are highlighted. */
export function ResponseHour({ caption, minutes, answer, ticks }: ResponseHourProps) {
  return (
    <HeroFigure className="response-hour" caption={caption}>
      <div
        className="response-hour-mark relative h-26 border border-night-rule"
        style={{ '--minutes': minutes }}
      >
        <svg
          className="absolute inset-0 size-full fill-amber forced-colors:fill-highlight"
          viewBox="0 0 60 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={minutes} height="1" />
        </svg>
        <p className="absolute top-4.5 left-[calc(var(--minutes)*var(--minute)+14px)] text-md/note text-on-night-2">
          <b className="block font-display text-h3/title font-normal text-amber">{answer.strong}</b>{' '}
          {answer.text}
        </p>
      </div>
      <ol
        className="mt-2.5 flex justify-between text-2xs/snug font-medium text-on-night-2 tabular-nums"
        aria-hidden="true"
      >
        {ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </HeroFigure>
  );
}

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
const SITUATION = 'pr-3 max-md:text-md/note md:pr-5';

/** What each channel is good for: as text above its column, and by situation below. */
export function ChannelChoice({ caption, columns, labels, items, situations }: ChannelChoiceProps) {
  return (
    <div className="channel-choice">
      <ul className="max-lg:mb-3 lg:ml-auto lg:grid lg:w-2/3 lg:grid-cols-3" role="list">
        {items.map(({ name, note, text }) => (
          <li key={name} className={CHANNEL}>
            <h3 className="md:max-lg:row-span-2">{name}</h3>
            <p className="mt-1 mb-3 text-small/normal font-medium text-service">{note}</p>
            <p className="text-md/normal text-slate">{text}</p>
          </li>
        ))}
      </ul>
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
    </div>
  );
}

interface FullWeekProps {
  /** Accessible description of the drawing. */
  alt: string;
  days: readonly string[];
  /** Hour labels, from midnight to midnight, evenly spaced. */
  hours: readonly string[];
  stats: readonly (StatParts & { label: string })[];
}

/** Office hours: nine hours on weekdays. */
const office = { kind: 'week', from: 8, to: 17, days: 5 } as const;

/** The 168 hours of a week, one line per day, at full width; the 45 office hours have the sun color. */
export function FullWeek({ alt, days, hours, stats }: FullWeekProps) {
  return (
    <div className="full-week xl:grid-12 xl:items-end">
      <div className="@container grid grid-cols-auto-fill gap-x-3 gap-y-3 text-2xs/none font-medium text-on-night-2 tabular-nums md:gap-x-5 xl:col-span-9">
        <ol className="col-start-2 flex justify-between" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
        {/* Seven lines of 6 on a drawing of 141 by 40: the labels extend one unit beyond it at both ends. On a phone, the lines are too close together for a label each. */}
        <ol
          className="my-[calc((100cqw-50px)/-141)] grid grid-rows-7 items-center leading-0 max-md:*:even:invisible"
          aria-hidden="true"
        >
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
        <PictogramMarks drawing={office} alt={alt} className="h-auto w-full" />
      </div>
      <dl className="border-night-rule max-xl:mt-9 max-xl:grid max-xl:gap-x-gutter md:max-xl:grid-cols-3 xl:col-span-2 xl:col-start-11 xl:border-b">
        {stats.map(({ label, ...stat }, index) => (
          <Stat
            key={label}
            className="border-t border-night-line pt-4 pb-4.5 max-md:flex-row max-md:items-baseline max-md:gap-4"
          >
            <StatLabel className="mt-2 leading-note">{label}</StatLabel>
            <StatNumber size="lg" className={clsx(index === 1 && 'text-amber')} {...stat} />
          </Stat>
        ))}
      </dl>
    </div>
  );
}
