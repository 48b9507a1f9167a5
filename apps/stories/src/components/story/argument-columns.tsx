import { List, Section, type StatParts, StatValue } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { UNIT } from './achievement-list.tsx';

const COLUMN = clsx(
  'max-md:border-t max-md:border-rule max-md:pt-4 max-md:pb-4',
  'md:border-line md:px-5 md:pt-6 md:pb-2 md:not-first:border-l md:first:pl-0 md:last:pr-0 lg:px-8',
);
const POINTS =
  'mt-2.5 *:border-t *:border-line *:py-2.5 md:mt-4.5 md:*:py-3.5 *:text-base/normal *:text-slate';

interface Column {
  title: string;
  points: readonly string[];
}

interface Props {
  title: string;
  challenge: Column;
  solution: Column;
  results: {
    title: string;
    stats: readonly (StatParts & { label: string })[];
  };
}

/** Challenge, solution, results: three columns divided by rules. */
export function ArgumentColumns({ title, challenge, solution, results }: Props) {
  return (
    <Section id="argument" title={title} className="pt-0">
      <div className="grid md:grid-cols-3 md:border-t md:border-rule">
        {[challenge, solution].map((column) => (
          <div key={column.title} className={COLUMN}>
            <h3>{column.title}</h3>
            <List className={POINTS}>
              {column.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </List>
          </div>
        ))}
        <div className={COLUMN}>
          <h3>{results.title}</h3>
          <List className={POINTS}>
            {results.stats.map(({ label, ...stat }) => (
              <li key={label} className="grid label-cols-28 items-baseline gap-y-1.5 md:max-lg:grid-cols-1">
                <b
                  className={clsx(
                    'figure text-5xl/none font-normal tracking-tight whitespace-nowrap text-ink',
                    UNIT,
                  )}
                >
                  <StatValue {...stat} />
                </b>{' '}
                <span>{label}</span>
              </li>
            ))}
          </List>
        </div>
      </div>
    </Section>
  );
}
