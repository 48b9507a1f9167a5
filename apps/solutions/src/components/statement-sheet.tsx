import type { StatParts } from '@vantedge/shared-ui';

interface Line {
  label: string;
  stat: StatParts;
}

interface Props {
  title: string;
  lines: readonly Line[];
  /** The line under the sheet's double rule. */
  total: Line;
}

/** A paper account standing up into the night of a hero; digits align, what follows them has a column of its own. */
export function StatementSheet({ title, lines, total }: Props) {
  return (
    <div className="statement-sheet">
      <p className="st-title">{title}</p>
      <dl>
        {[...lines, total].map((line) => (
          <div key={line.label} className={line === total ? 'st-total' : undefined}>
            <dt>{line.label}</dt>
            <dd className="figure">
              <span className={line === total ? 'double-rule' : undefined}>
                {`${line.stat.prefix ?? ''}${line.stat.value}`}
              </span>
              <Unit suffix={line.stat.suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Signs stand raised beside the digits, units on their line. */
function Unit({ suffix = '' }: { suffix?: string }) {
  return <span className={/^[%+]$/.test(suffix) ? 'st-unit st-unit--up' : 'st-unit'}>{suffix}</span>;
}
