import type { EstimateContent } from '@vantedge/content-pricing';
import { company, formatNumber, formatUsd, rate, type Savings } from '@vantedge/content-shared';
import {
  Cell,
  ColumnHeader,
  fillTemplate,
  LocalTime,
  RowHeader,
  StatValue,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { count, equivalent, estimate, hasResults, type Team } from './estimate.ts';

/** The sheet of an estimate; its parts have as much room as it has, whatever the window. */
export const PAPER = clsx(
  'estimate-paper @container border-t-3 border-amber surface-paper px-5 py-6 shadow-float md:px-8 xl:px-11 xl:pt-7.5 forced-colors:border',
  'print:break-inside-avoid print:px-0 print:pt-3 print:pb-0 print:shadow-none',
);

interface Props {
  content: EstimateContent;
  team: Team;
  /** The team is below the minimum of its model. */
  low?: boolean;
  /** The month and the year alone. */
  brief?: boolean;
}

interface HeadProps {
  content: EstimateContent;
  /** Whose estimate it is; by default the date is there. */
  example?: string;
  model: string | undefined;
}

/** Who estimates, when or for whom, and for which model. */
export const EstimateHead = ({ content: { dated, undated }, example, model }: HeadProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4">
    <p className="flex items-center gap-2.5 font-display text-4xl/none">
      <svg className="size-5.5 fill-none stroke-current stroke-[1.6]" viewBox="0 0 22 22" aria-hidden="true">
        <circle cx="11" cy="11" r="9.7" />
        <path className="fill-current stroke-none" d="M14.4 1.9A9.7 9.7 0 0 0 7.6 20.1Z" />
      </svg>
      {company.name}
    </p>
    <p className="grid flex-auto text-right text-small/normal text-slate tabular-nums">
      {example ?? (
        <LocalTime zone={company.offices[0].timeZone} text={dated}>
          {undated}
        </LocalTime>
      )}
      {/* A new element: the text of the last one would move. */}
      <span key={model}>{model}</span>
    </p>
  </div>
);

/** The month, the year and the terms of a team's estimate; without a team, an empty form. */
export function EstimateFigures({ content, team, low, brief }: Props) {
  const result = hasResults(team) ? estimate(team) : undefined;
  return (
    <>
      <MonthTable {...content.month} counts={content.counts} team={team} result={result} low={low} />
      <Year {...content.year} result={result} />
      {!brief && <Use {...content} annual={result?.annual} />}
    </>
  );
}

/** What the savings pay for, and the terms, which a phone shows above the calculator only. */
const Use = ({ equivalents, terms, annual }: EstimateContent & { annual: number | undefined }) => (
  <>
    <Equivalents {...equivalents} annual={annual} />
    <dl className="-mx-5 grid grid-cols-2 gap-x-6 gap-y-3 bg-surface-tint px-5 py-4 text-xs/note text-slate not-print:max-md:hidden md:-mx-8 md:px-8 xl:-mx-11 xl:px-11 @[40rem]:grid-cols-5 print:mx-0 print:px-0 print:py-2.5">
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt className="text-md/snug font-medium text-ink">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** A value that flashes when the visitor changes it; the blank of a form while there is none. */
export const Entry = ({ children }: { children: string | number | undefined }) =>
  children === undefined ? (
    <span className="inline-block w-[2em] border-b border-dashed border-control">&nbsp;</span>
  ) : (
    <span key={children} className="estimate-entry">
      {children}
    </span>
  );

/** Sizes of an amount of `--chars` characters, so that the longest stays on one line of its column. */
export const toLengthStyle = (amount: string | undefined) => ({ '--chars': amount?.length ?? 1 });

type MonthTableProps = EstimateContent['month'] &
  Pick<EstimateContent, 'counts'> & { team: Team; result: Savings | undefined; low: boolean | undefined };

/** With large text on a phone, a row is a block: its item, and below it the amounts with the names of their columns. */
const STACKED =
  '@max-[17rem]:grid @max-[17rem]:grid-cols-2 @max-[17rem]:*:first:col-span-full @max-[17rem]:*:before:block @max-[17rem]:*:before:text-xs/snug @max-[17rem]:*:before:whitespace-normal';
const ROW = clsx('border-b border-line align-baseline *:py-2.5 *:not-first:pl-3 print:*:py-1.5', STACKED);
const ITEM = 'text-left text-base/snug font-normal';
/** Columns of fixed widths, so that other amounts move nothing. */
const MARKET = 'w-[29%] @[40rem]:w-[23%]';
const OURS = 'w-[33%] @[40rem]:w-[23%]';
const WIDE = 'hidden @[40rem]:table-cell';
const AMOUNT = 'figure text-right tracking-tight whitespace-nowrap';
const SIZE =
  'text-[min(1.25rem,42cqi/var(--chars))]/tight @[40rem]:text-[min(1.5rem,42cqi/var(--chars))]/tight';
const TOTAL =
  'text-[min(1.75rem,49cqi/var(--chars))]/none @[40rem]:text-[min(2.375rem,42cqi/var(--chars))]/none';
const WORD = 'text-right text-md/snug @[40rem]:text-base/snug';

/** One month's invoice beside the same hours at the market rate. */
function MonthTable({ caption, columns, nobody, each, level, extras, total, ...shown }: MonthTableProps) {
  const { counts, team, result, low } = shown;
  const [market, cost] = result ? [formatUsd(result.market), formatUsd(result.cost)] : [];
  return (
    <div className="mt-5.5" style={toLengthStyle(market)}>
      <Table className="table-fixed @max-[17rem]:stacked-rows">
        <caption className="sr-only">{caption}</caption>
        <TableHead>
          <TableRow className="border-b border-rule text-right align-bottom text-xs/note text-slate *:pb-2 *:font-medium *:not-first:pl-3 @[40rem]:text-small/note">
            <ColumnHeader className="text-left">{columns.item}</ColumnHeader>
            <ColumnHeader className={clsx(WIDE, 'w-[14%]')}>{columns.hours}</ColumnHeader>
            <ColumnHeader className={clsx(WIDE, 'w-[8%]')}>{columns.rate}</ColumnHeader>
            <ColumnHeader className={MARKET}>{columns.market}</ColumnHeader>
            <ColumnHeader className={OURS}>{columns.ours}</ColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow className={clsx(ROW, low && result && 'bg-amber/15')}>
            <RowHeader className={ITEM}>
              <b className="font-medium">{result ? count(team.developers, counts.developers) : nobody}</b>{' '}
              <span className="block text-small/snug text-slate">
                {result
                  ? [fillTemplate(each, { hours: count(team.hours, counts.hours) }), level].join(', ')
                  : level}
              </span>
            </RowHeader>
            <Cell className={clsx(AMOUNT, SIZE, WIDE)}>
              <Entry>{result && formatNumber(team.developers * team.hours)}</Entry>
            </Cell>
            <Cell className={clsx(AMOUNT, SIZE, WIDE)}>{formatUsd(rate.hourly)}</Cell>
            <Cell className={clsx(AMOUNT, SIZE, 'text-slate')} label={columns.market}>
              <Entry>{market}</Entry>
            </Cell>
            <Cell className={clsx(AMOUNT, SIZE)} label={columns.ours}>
              <Entry>{cost}</Entry>
            </Cell>
          </TableRow>
          {extras.map((extra) => (
            <TableRow key={extra.item} className={ROW}>
              <RowHeader className={ITEM}>{extra.item}</RowHeader>
              <Cell className={WIDE} />
              <Cell className={WIDE} />
              <Cell className={clsx(WORD, 'text-slate')} label={columns.market}>
                {extra.market}
              </Cell>
              <Cell className={/\d/.test(extra.ours) ? clsx(AMOUNT, SIZE) : WORD} label={columns.ours}>
                {extra.ours}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
        <TableFoot>
          <TableRow className={clsx('align-baseline *:pt-3 *:not-first:pl-3', STACKED)}>
            <RowHeader className="text-left text-base/snug font-medium">{total}</RowHeader>
            <Cell className={WIDE} />
            <Cell className={WIDE} />
            <Cell className={clsx(AMOUNT, SIZE, 'text-slate')} label={columns.market}>
              <Entry>{market}</Entry>
            </Cell>
            <Cell className={clsx(AMOUNT, TOTAL)} label={columns.ours}>
              <span key={cost} className="inline-block double-rule">
                <Entry>{cost}</Entry>
              </span>
            </Cell>
          </TableRow>
        </TableFoot>
      </Table>
    </div>
  );
}

type YearProps = EstimateContent['year'] & { result: Savings | undefined };

/** The year's savings in large type, as a drawing, and what they are compared with. */
function Year({ label, lead, comparison, empty, claim, noteLabel, note, result, ...drawing }: YearProps) {
  const annual = result && formatNumber(result.annual);
  return (
    <div className="mt-6 grid items-end gap-x-9 gap-y-6 border-t border-rule py-5 @[40rem]:grid-cols-[1fr_18.75rem] print:mt-4 print:py-3">
      <div className="@container min-w-0" role="group" aria-label={label}>
        <p className="text-md/snug">{lead}</p>
        <p
          className="saving-figure figure mt-2 -ml-[0.02em] text-[min(5.75rem,145cqi/var(--chars))]/[min(5.75rem,25cqi)] tracking-figure whitespace-nowrap text-teal"
          style={toLengthStyle(annual)}
        >
          {annual ? <StatValue prefix="$" value={annual} /> : <Entry>{annual}</Entry>}
        </p>
        <p className="mt-3.5 text-md/normal text-slate">
          <span>
            {result
              ? fillTemplate(comparison, {
                  percent: `${result.percent}%`,
                  monthly: formatUsd(result.monthly),
                })
              : empty}
          </span>{' '}
          <span className="whitespace-nowrap text-ink @[30rem]:block">
            {claim}
            <sup className="ml-0.5 text-2xs/0">
              <a className="-m-2 p-2 no-underline" href="#claim-note" aria-label={noteLabel}>
                1
              </a>
            </sup>
          </span>
        </p>
      </div>
      <YearWedge {...drawing} result={result} />
      <p id="claim-note" className="col-span-full text-2xs/note text-slate">
        <sup>1</sup> {note}
      </p>
    </div>
  );
}

type WedgeProps = Pick<EstimateContent['year'], 'description' | 'names' | 'month'> &
  Pick<YearProps, 'result'>;

/** Months of the drawing's scale, and dollars an hour: both costs grow in proportion, so that only its numbers change. */
const MONTHS = 12;
const HIGH = rate.market.calculator;
const LOW = HIGH - rate.hourly;
const TICKS = Array.from(
  { length: MONTHS - 1 },
  (_, n) => `M${n + 1} ${HIGH}V${HIGH - ((n + 1) * HIGH) / MONTHS}`,
);

/** The market's cost over a year above, ours below, and the savings as the area between them. */
function YearWedge({ description, names, month, result }: WedgeProps) {
  const year = (monthly: number) => formatUsd(monthly * MONTHS);
  const [market, cost] = result ? [year(result.market), year(result.cost)] : [];
  const label =
    result && fillTemplate(description, { market: market!, cost: cost!, annual: formatUsd(result.annual) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.25rem] gap-x-2.5 text-2xs/note text-slate">
      <svg
        className="h-34 w-full overflow-visible *:[vector-effect:non-scaling-stroke] print:h-26"
        role={label && 'img'}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        viewBox={`0 0 ${MONTHS} ${HIGH}`}
        preserveAspectRatio="none"
      >
        <path
          className={result ? 'fill-amber' : 'fill-none stroke-line'}
          d={`M0 ${HIGH} ${MONTHS} 0V${LOW}Z`}
        />
        <path
          className={result ? 'fill-surface-dark-4' : 'fill-none stroke-line'}
          d={`M0 ${HIGH} ${MONTHS} ${LOW}V${HIGH}Z`}
        />
        {result && <path className="stroke-surface [stroke-opacity:0.5]" d={TICKS.join('')} />}
        <path className="stroke-ink" d={`M0 ${HIGH}H${MONTHS}`} />
      </svg>
      <div
        className="grid grid-rows-[calc(var(--low)*100%)_1fr]"
        style={{ ...toLengthStyle(market), '--low': LOW / HIGH }}
      >
        {[
          [market, names.market],
          [cost, names.ours],
        ].map(([amount, name]) => (
          <p key={name}>
            <span className="block font-display text-[clamp(0.75rem,12rem/var(--chars),1.25rem)]/none tracking-tight text-ink lining-nums">
              {amount}
            </span>
            <span>{name}</span>
          </p>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between tabular-nums">
        <span>{`${month} 1`}</span>
        <span>{MONTHS}</span>
      </p>
    </div>
  );
}

type EquivalentsProps = EstimateContent['equivalents'] & { annual: number | undefined };

/** How many of three things a year of savings pays for. */
const Equivalents = ({ label, rows, annual }: EquivalentsProps) => (
  <dl className="estimate-equivalents grid border-t border-line @[30rem]:grid-cols-3" aria-label={label}>
    {rows.map(({ price, basis, one, other }) => {
      const whole = annual === undefined ? undefined : equivalent(annual, price);
      const shown = whole === undefined ? undefined : formatNumber(whole);
      return (
        <div
          key={price}
          className="flex flex-wrap items-baseline gap-x-3 border-line py-2.5 text-small/snug not-first:border-t @[30rem]:py-3.5 @[30rem]:not-first:border-t-0 @[30rem]:not-first:border-l @[30rem]:not-first:pl-4.5 @[30rem]:@max-[40rem]:flex-col print:py-2"
        >
          <dt className="order-1">
            <span>{whole === 1 ? one : other}</span> <span className="block text-slate">{basis}</span>
          </dt>
          <dd
            className="figure min-w-11 text-[min(1.875rem,54cqi/var(--chars))]/none"
            style={toLengthStyle(shown)}
          >
            <Entry>{shown}</Entry>
          </dd>
        </div>
      );
    })}
  </dl>
);
