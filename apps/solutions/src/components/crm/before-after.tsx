import { StatValue, type StatParts } from '@vantedge/shared-ui';

interface Result {
  stat: StatParts;
  label: string;
  /** The value after, relative to 1 before. */
  after: number;
  /** Labels of the two columns: "before" and "after", "in" and "back". */
  labels: { before: string; after: string };
}

interface Props {
  caption: string;
  /** Four results; the first is the main one. */
  results: readonly Result[];
}

/** Height of a "before" column, in px; all columns are drawn to it. */
const ONE = 72;

/** Results as pairs of columns on one scale, at the bottom of the hero. */
export function BeforeAfter({ caption, results }: Props) {
  return (
    <figure className="before-after">
      <figcaption>{caption}</figcaption>
      <dl>
        {results.map(({ stat, label, after, labels }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <StatValue {...stat} />
            </dd>
            <dd className="ba-pair" aria-hidden="true">
              <Column height={ONE} word={labels.before} />
              <Column height={Math.round(after * ONE)} word={labels.after} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Column({ height, word }: { height: number; word: string }) {
  return (
    <svg height={height}>
      <rect width="100%" height={height} />
      <text x="50%" y={height - 13}>
        {word}
      </text>
    </svg>
  );
}
