import { Stat, StatDrawing, StatLabel, StatNumber, type StatParts } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

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
    <figure className="before-after mt-figure">
      <figcaption className="border-b border-surface-dark-rule pb-3.5 text-small text-on-dark-2">
        {caption}
      </figcaption>
      <dl className="grid grid-cols-2 items-end gap-x-gutter-2 gap-y-9 pt-7 md:grid-cols-4">
        {results.map(({ stat, label, after, labels }, index) => (
          <Stat key={label} className="border-surface-dark-rule max-md:nth-[-n+2]:border-b">
            <StatLabel className="mt-2 leading-note">{label}</StatLabel>
            <StatNumber size="lg" {...stat} />
            <StatDrawing className="mt-4.5 grid grid-cols-2 items-end gap-1.5">
              <Column height={ONE} word={labels.before} kind="before" />
              <Column
                height={Math.round(after * ONE)}
                word={labels.after}
                kind={index === 0 ? 'main' : 'after'}
              />
            </StatDrawing>
          </Stat>
        ))}
      </dl>
    </figure>
  );
}

// The "after" columns have the color of the page below them.
const FILLS = {
  before: { column: 'fill-surface-dark-3', word: 'fill-on-dark-2' },
  after: { column: 'fill-[light-dark(var(--surface),var(--on-dark))]', word: 'fill-amber-ink' },
  main: { column: 'fill-amber', word: 'fill-amber-ink' },
};

function Column({ height, word, kind }: { height: number; word: string; kind: keyof typeof FILLS }) {
  return (
    <svg className="w-full" height={height}>
      <rect
        className={clsx('forced-colors:stroke-canvas-text', FILLS[kind].column)}
        width="100%"
        height={height}
      />
      <text
        className={clsx('font-text text-2xs font-medium', FILLS[kind].word)}
        x="50%"
        y={height - 13}
        textAnchor="middle"
      >
        {word}
      </text>
    </svg>
  );
}
