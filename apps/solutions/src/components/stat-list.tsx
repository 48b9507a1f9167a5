import { StatValue, type StatParts } from '@vantedge/shared-ui';

interface Props {
  stats: readonly (StatParts & { scope: string })[];
  /** Class that positions the list and sets its size. */
  className?: string;
}

/** Stats above their labels. */
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
