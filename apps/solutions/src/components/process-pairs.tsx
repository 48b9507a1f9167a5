import { Icon } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface ProcessPairsProps {
  columns: { arrives: string; returns: string };
  groups: readonly { title: string; examples: readonly { arrives: string; returns: string }[] }[];
}

const COLUMNS = 'sm:grid sm:grid-cols-2 lg:grid-cols-[3fr_4fr_5fr]';
/** The two trays: what arrives, and, darker, what returns. */
const IN = 'bg-[color-mix(in_srgb,var(--service)_9%,var(--surface))] px-4 md:px-6';
const OUT = 'bg-[color-mix(in_srgb,var(--service)_22%,var(--surface))] px-4 md:px-6';

/** Groups of processes as two trays: what is sent, and what comes back. */
export function ProcessPairs({ columns, groups }: ProcessPairsProps) {
  return (
    <div>
      <p className={clsx(COLUMNS, 'font-medium max-sm:hidden')} aria-hidden="true">
        <span className="max-lg:hidden" />
        <span className={clsx(IN, 'py-4')}>{columns.arrives}</span>
        <span className={clsx(OUT, 'py-4')}>{columns.returns}</span>
      </p>
      {groups.map(({ title, examples }) => (
        <article key={title} className={clsx(COLUMNS, 'border-t border-rule')}>
          <h3 className="pt-4 pr-6 pb-3 max-lg:col-span-full">{title}</h3>
          <dl className="grid max-lg:col-span-full lg:col-span-2">
            {examples.map(({ arrives, returns }) => (
              <div
                key={arrives}
                className="grid border-service/25 not-first:border-t max-sm:mb-2 sm:grid-cols-2 lg:grid-cols-[4fr_5fr]"
              >
                <dt className={clsx(IN, 'flex items-center justify-between gap-3 py-3.5')}>
                  {arrives} <Icon name="arrow" className="text-service max-sm:rotate-90" />
                </dt>
                <dd className={clsx(OUT, 'py-3 font-display text-3xl/snug')}>{returns}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
