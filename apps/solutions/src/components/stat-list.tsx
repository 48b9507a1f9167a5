import { StatValue, type StatParts } from '@vantedge/shared-ui';

interface Props {
  stats: readonly (StatParts & { scope: string })[];
  /** The class that places the list and sets its size. */
  className?: string;
}

/** Figures, each above what it is true of. */
export function StatList({ stats, className }: Props) {
  return (
    <dl className={className ? `stat-list ${className}` : 'stat-list'}>
      {stats.map(({ scope, ...stat }) => (
        <div key={scope}>
          <dt>{scope}</dt>
          <dd>
            <StatValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
