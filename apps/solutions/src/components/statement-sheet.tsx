import type { StatParts } from '@vantedge/shared-ui';

interface Line {
  label: string;
  stat: StatParts;
}

interface Props {
  title: string;
  lines: readonly Line[];
  /** The line under the double rule. */
  total: Line;
}

/** A white account statement at the bottom of a dark hero; digits align, units have their own column. */
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

/** Signs are raised beside the digits, units are on the baseline. */
function Unit({ suffix = '' }: { suffix?: string }) {
  return <span className={/^[%+]$/.test(suffix) ? 'st-unit st-unit--up' : 'st-unit'}>{suffix}</span>;
}
