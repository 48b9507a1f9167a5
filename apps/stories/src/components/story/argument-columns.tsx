import type { StoryPage } from '@vantedge/content-stories';
import { List, Section, StatList } from '@vantedge/shared-ui';

const COLUMN = 'border-t border-rule pt-3.5';
const HEADING = 'mb-3.5 font-text text-base/note font-medium tracking-normal';

/** Challenge, solution and results, side by side. */
export function ArgumentColumns({ title, challenge, solution, results }: StoryPage['argument']) {
  return (
    <Section id="argument" title={title} className="pt-0">
      <div className="grid grid-cols-1 gap-x-gutter-2 gap-y-7 md:grid-cols-3">
        {[challenge, solution].map((column) => (
          <div key={column.title} className={COLUMN}>
            <h3 className={HEADING}>{column.title}</h3>
            <List className="grid gap-4 font-display text-2xl/snug tracking-snug md:text-3xl/snug">
              {column.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </List>
          </div>
        ))}
        <div className={COLUMN}>
          <h3 className={HEADING}>{results.title}</h3>
          <StatList layout="lines" items={results.stats} />
        </div>
      </div>
    </Section>
  );
}
