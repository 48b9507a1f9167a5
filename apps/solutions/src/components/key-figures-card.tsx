import type { StatParts } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Line {
  label: string;
  stat: StatParts;
}

interface Props {
  title: string;
  lines: readonly Line[];
  /** The line under the double rule. */
  total: Line;
}

const SHEET = clsx(
  'key-figures-card border-t-3 border-amber surface-paper',
  'px-inset pt-lead pb-stack lg:px-inset',
);
const LINE =
  'flex items-baseline justify-between gap-4 max-[20rem]:flex-wrap border-t border-line pt-3.5 pb-4 first:border-rule last:border-rule';
const FIGURE = 'figure flex items-baseline text-stat-lg leading-none tracking-stat whitespace-nowrap';

/** A white account statement at the bottom of a dark hero; digits align, units have their own column. */
export function KeyFiguresCard({ title, lines, total }: Props) {
  return (
    <div className={SHEET}>
      <p className="pb-4.5 font-display text-3xl leading-tight tracking-snug">{title}</p>
      <dl>
        {[...lines, total].map((line) => (
          <div key={line.label} className={LINE}>
            <dt className={line === total ? 'font-medium' : undefined}>{line.label}</dt>
            <dd className={FIGURE}>
              <span className={line === total ? 'double-rule' : undefined}>
                {`${line.stat.prefix ?? ''}${line.stat.value}`}
              </span>
              <Unit {...line.stat} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const UNIT = 'min-[20rem]:w-12 flex-none leading-none tracking-normal text-slate';

/** Signs are raised beside the digits, units are on the baseline. */
function Unit({ suffix, unit }: StatParts) {
  return (
    <span
      className={clsx(UNIT, suffix ? 'self-start pt-[0.1em] pl-0.5 text-half' : 'pl-1.5 font-text text-base')}
    >
      {suffix ?? unit}
    </span>
  );
}
