import { ChoiceTile, DocumentSheet, List } from '@vantedge/shared-ui';
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

const DAYS = 5;
const ROW =
  'grid grid-cols-[26px_1fr_60px] items-center gap-x-3 py-1 md:grid-cols-[36px_1fr_52px_72px] md:gap-x-5';
const NUMBER = 'figure text-right text-lg/none tracking-snug md:text-3xl/none';
const TILE =
  'inline-flex min-h-11 flex-auto items-center justify-center border md:whitespace-nowrap border-control px-3.5 text-center text-small/tight font-medium first-of-type:rounded-l-control last-of-type:rounded-r-control not-first-of-type:border-l-0 has-checked:bg-ink has-checked:text-paper md:px-5';

/** A month of a team, one mark to a working day, with the line at which the same money ends elsewhere. Works without script. */
export function Timesheet({ title, choice, rates, columns, people, elsewhere, totals }: Props) {
  const month = columns.weeks.length * DAYS;
  const last = Math.floor(elsewhere.days / month);
  return (
    <DocumentSheet
      title={title}
      sample={false}
      className="timesheet border-x border-b border-x-line border-b-line"
      scope={
        <fieldset className="flex text-ink">
          <legend className="sr-only">{choice}</legend>
          <ChoiceTile filled className={TILE} name="timesheet-rate" value="0" defaultChecked>
            {rates.ours}
          </ChoiceTile>
          <ChoiceTile filled className={TILE} name="timesheet-rate" value="1">
            {rates.others}
          </ChoiceTile>
        </fieldset>
      }
    >
      <div className="px-5 md:px-6">
        <p className={clsx(ROW, 'border-b border-rule pb-2 text-xs/none text-slate')} aria-hidden="true">
          <span />
          <span className="grid grid-cols-4">
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
                  weeks={columns.weeks.length}
                  affordable={Math.min(month, Math.max(0, elsewhere.days - index * month))}
                  ends={index === last}
                />
                <span className={clsx(NUMBER, 'max-md:hidden')}>
                  <Either {...hours} /> <span className="sr-only">{totals.unit}</span>
                </span>
                <span className={NUMBER}>
                  <Either {...cost} />
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
          <span>
            <Either {...totals.team} />
          </span>
          <span className="ml-auto">
            <span className="figure text-5xl/none tracking-snug">
              <Either {...totals.hours} />
            </span>{' '}
            {totals.unit}
          </span>
          <span className="figure double-rule text-stat/none tracking-stat">{totals.cost}</span>
        </p>
      </div>
    </DocumentSheet>
  );
}

/** The working days of a person: dark are those that the same money buys elsewhere, too. */
function Month({ weeks, affordable, ends }: { weeks: number; affordable: number; ends: boolean }) {
  const gap = 0.35;
  const at = (day: number) => day + Math.min(weeks - 1, Math.floor(day / DAYS)) * gap;
  const days = (from: number, to: number) =>
    Array.from(
      { length: weeks },
      (_, week) => [Math.max(from, week * DAYS), Math.min(to, (week + 1) * DAYS)] as const,
    )
      .filter(([start, end]) => end > start)
      .map(([start, end]) => `M${start + gap * Math.floor(start / DAYS)} .5h${end - start}`)
      .join('');
  const width = weeks * DAYS + (weeks - 1) * gap;
  return (
    <svg
      className="h-5.5 w-full overflow-visible md:h-7"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g strokeDasharray=".88 .12">
        {affordable > 0 && <path className="stroke-teal" d={days(0, affordable)} />}
        {affordable < weeks * DAYS && (
          <>
            <path className="stroke-teal/45" data-unless="1" d={days(affordable, weeks * DAYS)} />
            <path className="stroke-ink/10" data-if="1" d={days(affordable, weeks * DAYS)} />
          </>
        )}
      </g>
      {ends && (
        <path
          className="fill-none stroke-ink stroke-[2.5px] [vector-effect:non-scaling-stroke]"
          d={`M0 1.16H${at(affordable) - 0.06}V-.16H${width}`}
        />
      )}
    </svg>
  );
}

function Either({ ours, others }: Both) {
  return (
    <>
      <span data-unless="1">{ours}</span>
      <span data-if="1">{others}</span>
    </>
  );
}
