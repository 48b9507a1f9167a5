import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { HeroFigure } from './hero-figure.tsx';

interface Props {
  caption: string;
  /** Departments in the order of the process. */
  steps: readonly { department: string; step: string }[];
}

// The last step has no empty lane beside it, so its column is as wide as its text.
const LANES = clsx(
  'border-t border-surface-dark-rule text-small leading-snug text-on-dark-2 max-md:pl-1.75',
  '*:grid *:border-b *:border-b-surface-dark-line max-md:*:relative max-md:*:label-cols-34 max-md:*:items-baseline max-md:*:border-l-2 max-md:*:border-l-amber max-md:*:pt-3 max-md:*:pb-3.25 max-md:*:pl-5',
  'md:[--lane:clamp(64px,5.6vw,76px)] md:*:h-(--lane) md:*:grid-cols-[clamp(84px,12vw,168px)_repeat(var(--earlier),minmax(0,1fr))_minmax(clamp(140px,18vw,184px),1fr)] md:*:items-end',
);

const STEP = clsx(
  'font-display text-lg leading-title font-normal tracking-snug text-on-dark lg:text-2xl xl:text-3xl',
  'md:relative md:col-start-(--column) md:pb-3.25 md:pl-inset md:shadow-[0_2px_0_var(--amber)]',
);

const START =
  'before:absolute before:top-4 before:-left-2 before:size-3.25 before:rounded-full before:bg-amber md:before:top-auto md:before:-bottom-2 md:before:-left-1.5';

// The line of a step is horizontal, then down to the next lane. Beside the step that lane is empty: its text may overflow.
const DOWN =
  'md:whitespace-nowrap md:after:absolute md:after:top-[calc(100%+2px)] md:after:right-0 md:after:h-[calc(var(--lane)-2px)] md:after:border-r-2 md:after:border-amber';

const ARROWHEAD =
  'md:after:absolute md:after:-right-0.5 md:after:-bottom-1.5 md:after:size-2.25 md:after:rotate-45 md:after:border-t-2 md:after:border-r-2 md:after:border-amber';

/** The path of one order through the departments, one lane each, as a single line. */
export function OrderPath({ caption, steps }: Props) {
  return (
    <HeroFigure className="order-path" caption={caption}>
      <List ordered className={LANES} style={{ '--earlier': steps.length - 1 }}>
        {steps.map(({ department, step }, index) => (
          <li key={department}>
            <span className="md:pb-3.25">{department}</span>{' '}
            <b
              className={clsx(STEP, index === 0 && START, index === steps.length - 1 ? ARROWHEAD : DOWN)}
              style={{ '--column': index + 2 }}
            >
              {step}
            </b>
          </li>
        ))}
      </List>
    </HeroFigure>
  );
}
