import type { CaseStudiesPage } from '@vantedge/content-stories';
import { dashRows, Section, Stat, StatDrawing, StatLabel, StatNumber } from '@vantedge/shared-ui';

const grid = { columns: 10, pitch: 20, y: 6, dash: 12 } as const;

/** Rim of a hollow square, in px: a smaller square in the background color is drawn on top. */
const RIM_PX = 1.2;

/** Four shares on a dark surface, each drawn on its own hundred. */
export function ImpactHundreds({ title, text, stats }: CaseStudiesPage['impact']) {
  return (
    <Section surface="dark" title={title} lead={text} wideLead>
      <dl className="grid grid-cols-2 gap-x-gutter-1.5 md:grid-cols-4">
        {stats.map(({ label, ...stat }) => (
          <Stat
            key={label}
            className="row-span-3 grid grid-rows-subgrid border-t border-rule pt-5.5 max-md:nth-[-n+2]:pb-11"
          >
            <StatLabel className="mt-3 leading-note wrap-anywhere">{label}</StatLabel>
            <StatNumber className="text-stat-lg/display" {...stat} />
            <StatDrawing className="mt-7">
              <Hundred share={Number(stat.value)} />
            </StatDrawing>
          </Stat>
        ))}
      </dl>
    </Section>
  );
}

function Hundred({ share }: { share: number }) {
  const rest = dashRows({ ...grid, from: share, count: 100 - share });
  return (
    <svg className="w-full max-w-59 fill-none stroke-teal" viewBox="0 0 192 192" aria-hidden="true">
      <path strokeWidth="12" strokeDasharray="12 8" d={dashRows({ ...grid, count: share })} />
      <path className="stroke-night-rule" strokeWidth="12" strokeDasharray="12 8" d={rest} />
      {/* In the section's own tone: the wrap around it sets light-dark() to dark. */}
      <path
        className="stroke-night scheme-light-dark"
        strokeWidth={12 - 2 * RIM_PX}
        strokeDasharray={`0 ${RIM_PX} ${12 - 2 * RIM_PX} ${8 + RIM_PX}`}
        d={rest}
      />
    </svg>
  );
}
