import { ChoiceTile, DocumentSheet, Either, List, Marks } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

/** A text of the sheet at our rate, and at that of others. */
interface Both {
  ours: string;
  others: string;
}

interface Props {
  title: string;
  /** Names the choice between the two rates. */
  choice: string;
  rates: Both;
  columns: { weeks: readonly string[]; hours: string; cost: string };
  people: readonly { hours: Both; cost: Both }[];
  /** Days that the same money buys elsewhere, person after person, and what is said where they end. */
  elsewhere: { days: number; strong: string; text: string };
  totals: { team: Both; hours: Both; unit: string; cost: string };
}

/** Working days of a week. */
const DAYS = 5;
const ROW =
  'grid grid-cols-[1.625rem_minmax(0,1fr)_3.75rem] max-[20rem]:grid-cols-[1.625rem_minmax(0,1fr)] max-[20rem]:*:last:col-start-2 items-center gap-x-3 py-1 md:grid-cols-[2.25rem_minmax(0,1fr)_3.25rem_4.75rem] md:gap-x-5';
const NUMBER = 'figure text-right text-lg/none tracking-snug md:text-3xl/none';
const TILE =
  'inline-flex min-h-11 flex-auto items-center justify-center border border-control px-2 text-center text-small/tight font-medium first-of-type:rounded-l-control last-of-type:rounded-r-control not-first-of-type:border-l-0 has-checked:bg-ink has-checked:text-surface md:px-5 md:whitespace-nowrap';

/** A month of a team, one mark to a working day, with the line at which the same money ends elsewhere. Works without script. */
export function Timesheet({ title, choice, rates, columns, people, elsewhere, totals }: Props) {
  const weeks = columns.weeks.length;
  const last = Math.floor(elsewhere.days / (weeks * DAYS));
  return (
    <DocumentSheet
      title={title}
      sample={false}
      className="timesheet border-x border-x-line border-b-line"
      scope={
        <fieldset className="flex text-ink">
          <legend className="sr-only">{choice}</legend>
          {[rates.ours, rates.others].map((rate, value) => (
            <ChoiceTile
              key={rate}
              filled
              className={TILE}
              name="timesheet"
              value={value}
              defaultChecked={value === 0}
            >
              {rate}
            </ChoiceTile>
          ))}
        </fieldset>
      }
    >
      <div className="px-5 md:px-6">
        <p className={clsx(ROW, 'border-b border-rule pb-2 text-xs/none text-slate')} aria-hidden="true">
          <span className="col-start-2 grid grid-cols-4">
            {columns.weeks.map((week) => (
              <span key={week}>{week}</span>
            ))}
          </span>
          <span className="text-right max-md:hidden">{columns.hours}</span>
          <span className="text-right">{columns.cost}</span>
        </p>
        <List ordered className="py-2">
          {people.map(({ hours, cost }, index) => (
            <li key={index}>
              <div className={ROW}>
                <span className="figure text-2xl/none md:text-3xl/none">{index + 1}</span>
                <Month
                  weeks={weeks}
                  affordable={elsewhere.days - index * weeks * DAYS}
                  ends={index === last}
                />
                <span className={clsx(NUMBER, 'max-md:hidden')}>
                  <AtRate {...hours} /> <span className="sr-only">{totals.unit}</span>
                </span>
                <span className={NUMBER}>
                  <AtRate {...cost} />
                </span>
              </div>
              {index === last && (
                <p className="py-2.5 pl-9.5 text-small/note md:pl-14 md:text-base/note">
                  <b className="font-medium">{elsewhere.strong}</b> {elsewhere.text}
                </p>
              )}
            </li>
          ))}
        </List>
        <p
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-rule pt-4 pb-6"
          role="status"
        >
          <AtRate {...totals.team} />
          <span className="ml-auto">
            <span className="figure text-5xl/none tracking-snug">
              <AtRate {...totals.hours} />
            </span>{' '}
            {totals.unit}
          </span>
          <span className="figure double-rule text-stat/none tracking-stat">{totals.cost}</span>
        </p>
      </div>
    </DocumentSheet>
  );
}

interface MonthProps {
  weeks: number;
  /** Days that the same money buys elsewhere, from the first of the month on. */
  affordable: number;
  /** The money ends in this month. */
  ends: boolean;
}

/** The working days of a person: dark are those that the same money buys elsewhere, too. */
function Month({ weeks, affordable, ends }: MonthProps) {
  const month = (
    <span className="grid grid-cols-4 gap-x-1.5 md:gap-x-3">
      {Array.from({ length: weeks }, (_, week) => {
        const dark = Math.min(DAYS, Math.max(0, affordable - week * DAYS));
        const groups = [{ count: dark, color: 'teal' as const }, { count: DAYS - dark }];
        return (
          <Marks
            key={week}
            shape="square"
            className="h-5 w-full md:h-6"
            groups={groups.filter(({ count }) => count > 0)}
          />
        );
      })}
    </span>
  );
  return (
    <span
      className="relative [--gap:6px] [--week:calc((100%+var(--gap))/4)] md:[--gap:12px]"
      style={{ '--weeks': Math.floor(affordable / DAYS), '--days': affordable % DAYS }}
    >
      <span className="text-teal/45" data-unless="1">
        {month}
      </span>
      <span className="text-ink/10" data-if="1">
        {month}
      </span>
      {ends && (
        <span className="pointer-events-none absolute -inset-y-1 flex w-full" aria-hidden="true">
          <i className="w-[calc(var(--week)*var(--weeks)+(var(--week)-var(--gap))/5*var(--days))] border-r-2 border-b-2 border-ink" />
          <i className="grow border-t-2 border-ink" />
        </span>
      )}
    </span>
  );
}

const AtRate = ({ ours, others }: Both) => <Either choice={1} before={ours} after={others} />;
