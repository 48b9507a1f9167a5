import { StatValue, type StatParts } from '@vantedge/shared-ui';

interface Result {
  stat: StatParts;
  label: string;
  /** How much of what stood before, which counts as one, there is after. */
  after: number;
  /** What the two columns are called: "before" and "after", "in" and "back". */
  labels: { before: string; after: string };
}

interface Props {
  caption: string;
  /** Four; the first is the one that the page is about. */
  results: readonly Result[];
}

/** Height of what stood before, in px; every column of every pair is drawn to it. */
const ONE = 72;

/** Results as pairs of columns on one scale, standing on the lower edge of the hero. */
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
