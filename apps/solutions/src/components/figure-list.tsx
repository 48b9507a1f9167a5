import { FigureValue, type FigureParts } from '@vantedge/shared-ui';

interface Props {
  stats: readonly (FigureParts & { scope: string })[];
  /** The class that places the list and sets its size. */
  className?: string;
}

/** Figures, each above what it is true of. */
export function FigureList({ stats, className }: Props) {
  return (
    <dl className={className ? `figure-list ${className}` : 'figure-list'}>
      {stats.map(({ scope, ...stat }) => (
        <div key={scope}>
          <dt>{scope}</dt>
          <dd>
            <FigureValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
