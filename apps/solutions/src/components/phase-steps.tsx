import { List, RuleList } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Phase {
  name: string;
  text: string;
  /** Up to three activities. */
  activities?: readonly string[];
  /** Duration as text, if specified. */
  duration?: string;
  /** Highlights the main phase of the page. */
  highlighted?: boolean;
  /** In rows: the phase runs throughout all others, and is drawn that way. */
  throughout?: boolean;
}

interface Props {
  phases: readonly Phase[];
  /** Rows instead of stairs from left to right. */
  upright?: boolean;
}

// Below the width of the stairs, both layouts are rows.
const PHASE =
  'grid label-cols-12 gap-x-2 py-4 md:py-6 md:grid-cols-[64px_1fr_1fr] md:grid-rows-auto-fill md:gap-x-6';
const NUMBER =
  'row-span-2 row-start-1 font-display text-7xl leading-none font-light tracking-stat text-service lining-nums';
const ACTIVITIES =
  'col-start-2 row-start-3 mt-2.5 border-t border-line max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:pt-1 max-md:*:border-b-0 max-md:*:py-0.5 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-0 md:border-t-0';

const STAIRS = {
  list: 'lg:grid lg:auto-cols-fr lg:grid-flow-col',
  phase: clsx(
    'relative lg:mt-[calc(var(--later)*--spacing(5.5))] lg:block lg:pt-4.5 lg:pr-6 lg:pb-0',
    'lg:not-first:before:absolute lg:not-first:before:-top-0.5 lg:not-first:before:-left-0.5 lg:not-first:before:h-6 lg:not-first:before:border-l-2 lg:not-first:before:border-service',
  ),
  rule: 'border-t border-line max-lg:first:border-rule lg:border-t-2 lg:border-service',
  highlight: 'border-t-3 border-service lg:border-t-8',
  number: 'lg:text-stat',
  name: 'lg:mt-5.5',
  title: 'lg:text-4xl',
  text: 'lg:mt-2.5',
  activities: 'lg:mt-5 lg:border-t',
};

const UPRIGHT = {
  list: 'lg:border-b lg:border-rule',
  phase: 'lg:grid-12 lg:grid-rows-none lg:items-start lg:pb-7',
  rule: 'border-t border-line first:border-rule',
  highlight: 'border-t-3 border-service',
  number: 'lg:row-auto lg:text-stat',
  name: 'lg:col-span-3 lg:col-start-2 lg:pt-2',
  title: '',
  text: 'lg:col-span-4 lg:col-start-5 lg:mt-0 lg:pt-2.5 lg:pr-6',
  activities: 'lg:col-start-9 lg:-col-end-1 lg:row-auto lg:*:last:border-b-0',
};

// Measured on the list, so that the line crosses every row; in its own row a solid line covers it.
const THROUGHOUT = {
  phase: clsx(
    'before:absolute before:inset-y-6 before:left-9 before:w-1 before:bg-service-tint',
    'md:before:left-15 lg:before:left-[calc((100%+var(--gutter))/12-var(--gutter)-4px)]',
  ),
  number:
    'relative self-stretch after:absolute after:inset-y-0 after:right-2 after:w-1 after:bg-service md:after:right-0',
};

/** Phases in order, not to scale: as stairs, or as rows. */
export function PhaseSteps({ phases, upright = false }: Props) {
  const layout = upright ? UPRIGHT : STAIRS;
  return (
    <List ordered className={clsx('phase-steps relative', layout.list)}>
      {phases.map(({ name, text, activities = [], duration, highlighted, throughout }, index) => (
        <li
          key={name}
          className={clsx(
            PHASE,
            layout.phase,
            highlighted ? layout.highlight : layout.rule,
            throughout ? THROUGHOUT.phase : upright && 'relative',
          )}
          style={{ '--later': phases.length - 1 - index }}
        >
          <span className={clsx(NUMBER, layout.number, throughout && THROUGHOUT.number)}>{index + 1}</span>
          <div className={clsx('col-start-2', layout.name)}>
            <h3 className={layout.title || undefined}>{name}</h3>
            {duration && <p className="mt-1 text-small font-medium text-service">{duration}</p>}
          </div>
          <p className={clsx('col-start-2 mt-2 text-base leading-normal text-slate', layout.text)}>{text}</p>
          {activities.length > 0 && (
            <RuleList items={activities} className={clsx(ACTIVITIES, layout.activities)} />
          )}
        </li>
      ))}
    </List>
  );
}
