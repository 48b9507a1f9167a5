import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StatValue, type StatParts } from './stat-value.tsx';

interface PartProps {
  className?: string;
  children: ReactNode;
}

/**
 * A stat above its label, as a group of a `dl`: a `StatLabel`, a `StatNumber` and, for a stat that is drawn too, a
 * `StatDrawing`. The label is first in the document, as the term that the number describes.
 * @not outside of a `dl`; three to five of them in one row are a `StatRow`.
 */
export function Stat({ className, children }: PartProps) {
  return <div className={clsx('ui:flex ui:flex-col', className)}>{children}</div>;
}

/**
 * The label below the number of a `Stat`.
 * @not outside of a `Stat`.
 */
export function StatLabel({ className, children }: PartProps) {
  return <dt className={clsx('ui:order-1 ui:text-small ui:text-quiet', className)}>{children}</dt>;
}

interface StatNumberProps extends StatParts {
  /** Without it the number inherits its size, or takes it from `className`. */
  size?: keyof typeof SIZES;
  className?: string;
}

const SIZES = {
  sm: 'ui:text-stat-sm/none',
  md: 'ui:text-stat/none',
  lg: 'ui:text-stat-lg/none',
  xl: 'ui:text-stat-xl/none',
  /** In a `StatRow`. */
  row: 'ui:text-7xl/display ui:md:text-stat-lg/display',
  band: 'ui:text-6xl/none ui:md:text-stat/none',
};

/**
 * The number of a `Stat`.
 * @not outside of a `Stat`; elsewhere `StatValue` in an element with the class `figure`.
 */
export function StatNumber({ size, className, ...stat }: StatNumberProps) {
  return (
    <dd className={clsx('figure ui:tracking-stat', size ? SIZES[size] : 'ui:leading-none', className)}>
      <StatValue {...stat} />
    </dd>
  );
}

/**
 * A drawing of what a `Stat` says, below its label.
 * @not for a drawing that says more than the number: give that an accessible name of its own.
 */
export function StatDrawing({ className, children }: PartProps) {
  return (
    <dd className={clsx('ui:order-2', className)} aria-hidden="true">
      {children}
    </dd>
  );
}

interface StatRowProps {
  /** Three to five stats. */
  items: readonly (StatParts & { label: string; icon?: ReactNode })[];
  /** A slim band with the labels beside the numbers. */
  compact?: boolean;
}

const LOOKS = {
  row: { list: 'ui:mt-figure', item: 'ui:gap-3 ui:max-md:gap-2 ui:max-md:py-3.5 ui:md:pt-6.5' },
  band: {
    list: 'ui:mt-7 ui:lg:mt-lead',
    item: 'ui:gap-1.5 ui:max-md:py-3 ui:md:pt-4 ui:xl:flex-row ui:xl:items-center ui:xl:gap-3.5',
  },
};
/** On a phone three stats become lines; more are in pairs, with the fifth on a line of its own. */
const LINES = {
  list: 'ui:max-md:grid-cols-1',
  item: 'ui:max-md:max-w-none ui:max-md:flex-row-reverse ui:max-md:items-baseline ui:max-md:justify-between',
};
const PAIRS: typeof LINES = {
  list: 'ui:max-md:grid-cols-1 ui:2xs:max-md:grid-cols-2',
  item: 'ui:max-md:nth-5:col-span-full ui:max-md:nth-5:max-w-none',
};

/**
 * A row of three to five `Stat`s, optionally with icons.
 * @not for two stats, or more than five.
 */
export function StatRow({ items, compact = false }: StatRowProps) {
  const size = compact ? 'band' : 'row';
  const narrow = items.length === 3 ? LINES : PAIRS;
  const five = items.length === 5;
  const columns = five
    ? 'ui:gap-x-6 ui:md:grid-cols-3 ui:md:max-lg:gap-y-2 ui:lg:grid-cols-5'
    : clsx('ui:gap-x-gutter', items.length === 3 ? 'ui:md:grid-cols-3' : 'ui:md:grid-cols-4');
  const item = clsx(
    'ui:max-md:border-b ui:max-md:border-surface-line',
    LOOKS[size].item,
    !compact && (five ? 'ui:max-w-50' : 'ui:max-w-60'),
    narrow.item,
  );
  return (
    <dl
      className={clsx(
        'stat-row ui:grid ui:border-t ui:border-surface-rule',
        LOOKS[size].list,
        columns,
        narrow.list,
      )}
    >
      {items.map(({ label, icon, ...stat }) => (
        <Stat key={label} className={item}>
          <StatLabel className="ui:gap-2 ui:leading-snug ui:text-balance ui:has-[.icon]:flex ui:[&_.icon]:text-surface-mark">
            {icon}
            {label}
          </StatLabel>
          <StatNumber size={size} {...stat} />
        </Stat>
      ))}
    </dl>
  );
}

interface StatListProps {
  /** Each label completes its number; a note says more of it. */
  items: readonly (StatParts & { label: string; note?: string | undefined; icon?: ReactNode })[];
  /** Side by side above their labels, or each before its label on a line of its own. */
  layout?: 'columns' | 'lines';
  /** Of the numbers; `pull` for three or four that a page is about. */
  size?: 'sm' | 'lg' | 'pull';
  className?: string;
}

const LIST_SIZES = {
  sm: 'ui:text-[1.6875rem]/none',
  lg: 'ui:text-stat-lg/none',
  pull: 'ui:text-[clamp(min(3.25rem,13.4vw),1rem+6.6vw,8.25rem)]/figure ui:whitespace-nowrap ui:[word-spacing:-0.12em]',
};
const LIST_COLUMNS: Record<number, string> = {
  2: 'ui:md:grid-cols-2',
  3: 'ui:md:grid-cols-3-auto ui:md:justify-between',
  4: 'ui:md:grid-cols-2-auto ui:md:justify-between ui:lg:grid-cols-4-auto ui:print:grid-cols-4-auto',
};

/**
 * Two to six stats as one list.
 * @not for the stats of a hero: `StatRow`.
 */
export function StatList({ items, layout = 'columns', size, className }: StatListProps) {
  if (layout === 'lines')
    return (
      <dl className={clsx('stat-list ui:border-t ui:border-surface-rule', className)}>
        {items.map(({ label, note, icon, ...stat }) => (
          <div
            key={label}
            className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-3 ui:border-b ui:border-surface-line ui:py-2"
          >
            <StatLabel className="ui:flex-1 ui:basis-[9em] ui:leading-note ui:text-pretty">
              {label}
              {note && <span className="ui:block">{note}</span>}
            </StatLabel>
            <dd
              className={clsx(
                'figure ui:min-w-28 ui:tracking-stat ui:whitespace-nowrap',
                LIST_SIZES[size ?? 'sm'],
              )}
            >
              {icon}
              <StatValue {...stat} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl
      className={clsx(
        'stat-list ui:grid ui:gap-x-gutter-1.5 ui:gap-y-8 ui:2xs:max-md:grid-cols-2',
        LIST_COLUMNS[items.length],
        className,
      )}
    >
      {items.map(({ label, note, icon, ...stat }) => (
        <Stat key={label} className="ui:gap-3">
          <StatLabel className="ui:max-w-narrow ui:text-md/normal">
            {note ? <b className="ui:block ui:font-medium ui:text-strong">{label}</b> : label}
            {note}
          </StatLabel>
          <dd className={clsx('figure ui:tracking-figure', LIST_SIZES[size ?? 'lg'])}>
            {icon}
            <StatValue {...stat} />
          </dd>
        </Stat>
      ))}
    </dl>
  );
}
