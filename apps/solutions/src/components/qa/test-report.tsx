import { StatValue, type StatParts } from '@vantedge/shared-ui';
import { TestRun } from './test-run.tsx';

interface Props {
  title: string;
  /** Accessible description of the drawing. */
  alt: string;
  caption: string;
  lines: readonly { label: string; basis?: string; stat: StatParts }[];
}

/** A test report in the hero: two hundred marks, one of them a ring, and stats in pairs. */
export function TestReport({ title, alt, caption, lines }: Props) {
  return (
    <div className="test-report">
      <p className="tr-title">{title}</p>
      <figure>
        <TestRun columns={25} rows={8} ring={166} label={alt} />
        <figcaption>{caption}</figcaption>
      </figure>
      <dl>
        {lines.map(({ label, basis, stat }) => (
          <div key={label}>
            <dt>
              {label} {basis && <span>{basis}</span>}
            </dt>
            <dd>
              <StatValue {...stat} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
