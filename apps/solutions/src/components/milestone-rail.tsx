import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Milestone {
  /** Date as text; the rail shows an order, not a scale. */
  when: string;
  title: string;
  text: string;
  /** `quick`: a milestone of the bold segment; `key`: the one that ends it; `now`: the line continues from here. */
  weight?: 'quick' | 'key' | 'now';
}

const STATION =
  'relative pb-7 pl-9 before:absolute before:top-2 after:absolute after:rounded-full md:max-lg:grid md:max-lg:label-cols-42 md:max-lg:gap-x-6 lg:pr-5 lg:pb-0 lg:pl-0 lg:before:inset-x-0';

const LINE =
  'before:left-1.5 before:border-control max-lg:before:border-l lg:before:top-11.5 lg:before:border-t';

const DOT = 'after:top-1.5 after:left-0 after:size-3.25 after:bg-surface lg:after:top-10';

const PLAIN = 'after:border-2 after:border-ink';

const WEIGHTS = {
  plain: clsx(LINE, DOT, PLAIN, 'max-lg:before:-bottom-2'),
  quick: clsx(
    DOT,
    'before:left-1 before:border-service after:border-3 after:border-service max-lg:before:-bottom-2 max-lg:before:border-l-5 lg:before:top-11 lg:before:border-t-5',
  ),
  key: clsx(
    LINE,
    'after:top-0.5 after:-left-1 after:size-5.25 after:bg-service max-lg:before:-bottom-2 lg:after:top-9 lg:after:left-0',
  ),
  now: clsx(LINE, DOT, PLAIN, 'before:border-dashed max-lg:before:bottom-0'),
};

const WHEN =
  'font-display text-2xl/tight tracking-snug whitespace-nowrap max-md:pb-1 md:max-lg:row-span-2 lg:h-9';

const TITLE = 'font-text text-lg/note font-medium tracking-normal md:max-lg:col-start-2';

/** Milestones in order; the bold segment is the main one. */
export function MilestoneRail({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <List
      ordered
      className="milestone-rail lg:grid lg:equal-cols-(--milestones)"
      style={{ '--milestones': milestones.length }}
    >
      {milestones.map(({ when, title, text, weight }) => (
        <li key={title} className={clsx(STATION, WEIGHTS[weight ?? 'plain'])}>
          <p className={WHEN}>{when}</p>
          {/* Aligned with the others even without a date. */}
          <h3 className={clsx(TITLE, 'lg:mt-10')}>{title}</h3>
          <p className="mt-1.5 text-md/normal text-slate md:max-lg:col-start-2">{text}</p>
        </li>
      ))}
    </List>
  );
}
