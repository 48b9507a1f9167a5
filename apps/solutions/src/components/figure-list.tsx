import { FigureValue, type FigureParts } from '@vantedge/shared-ui';

interface Props {
  figures: readonly (FigureParts & { scope: string })[];
  /** The class that places the list and sets its size. */
  className?: string;
}

/** Figures, each above what it is true of. */
export function FigureList({ figures, className }: Props) {
  return (
    <dl className={className ? `figure-list ${className}` : 'figure-list'}>
      {figures.map(({ scope, ...figure }) => (
        <div key={scope}>
          <dt>{scope}</dt>
          <dd>
            <FigureValue {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
