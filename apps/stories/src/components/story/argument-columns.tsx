import { StatValue } from '@vantedge/shared-ui';
import { labeledStats } from '../labeled-stats.ts';

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
    stats: readonly { value: string; suffix?: string; scope: string }[];
  };
}

/** Challenge, solution, results: three columns divided by rules. */
export function ArgumentColumns({ title, challenge, solution, results }: Props) {
  return (
    <section className="case-argument" aria-labelledby="argument-title">
      <div className="wrap">
        <h2 id="argument-title">{title}</h2>
        <div className="argument-columns">
          {[challenge, solution].map((column) => (
            <div key={column.title}>
              <h3>{column.title}</h3>
              <ul role="list">
                {column.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h3>{results.title}</h3>
            <ul className="result-list" role="list">
              {labeledStats(results.stats).map(({ label, ...stat }) => (
                <li key={label}>
                  <b className="figure">
                    <StatValue {...stat} />
                  </b>{' '}
                  <span>{label}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
