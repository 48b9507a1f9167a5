import type { CaseStudiesPage } from '@vantedge/content-stories';
import { StatValue, Footnote, Section } from '@vantedge/shared-ui';
import { markRows } from './mark-rows.ts';

const grid = { columns: 10, pitch: [20, 20], size: [12, 12] } as const;

/** Rim of a hollow square, in px: a smaller square in the background color is drawn on top. */
const RIM_PX = 1.2;

/** Four shares on a dark surface, each drawn on its own hundred. */
export function ImpactHundreds({ title, text, stats, note }: CaseStudiesPage['impact']) {
  return (
    <Section surface="dark" className="impact" labelledBy="impact-title">
      <div className="impact-head">
        <h2 id="impact-title">{title}</h2>
        <p>{text}</p>
      </div>
      <dl className="impact-hundreds">
        {stats.map(({ id, value, suffix, scope }) => (
          <div key={id}>
            <dt>{scope}</dt>
            <dd>
              <StatValue value={value} suffix={suffix} />
            </dd>
            <dd className="ih-drawing">
              <Hundred share={Number(value)} />
            </dd>
          </div>
        ))}
      </dl>
      <Footnote>{note}</Footnote>
    </Section>
  );
}

function Hundred({ share }: { share: number }) {
  const rest = markRows(grid, { from: share, count: 100 - share });
  return (
    <svg viewBox="0 0 192 192" role="img" aria-label={`${share} of 100`}>
      <path className="full" strokeWidth="12" strokeDasharray="12 8" d={markRows(grid, { count: share })} />
      <path className="rest" strokeWidth="12" strokeDasharray="12 8" d={rest} />
      <path
        className="ground"
        strokeWidth={12 - 2 * RIM_PX}
        strokeDasharray={`0 ${RIM_PX} ${12 - 2 * RIM_PX} ${8 + RIM_PX}`}
        d={rest}
      />
    </svg>
  );
}
