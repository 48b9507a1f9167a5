import { Section, SectionTitle, toPercent } from '@vantedge/shared-ui';

interface Mark {
  year: number;
  text: string;
  /** The rule is heavier from this year on. */
  heavy?: boolean;
  above?: boolean;
}

interface CompanyTimelineProps {
  title: string;
  /** Text alternative of the drawing. */
  label: string;
  from: number;
  to: number;
  marks: readonly Mark[];
}

const TITLE = 'max-w-title text-h2/heading tracking-tight text-pretty md:text-stat-lg/heading';

const MARK = { className: 'stroke-ink', shapeRendering: 'crispEdges' };

/**
 * A sentence and a timeline. Positions are percentages of the width, so that the timeline stretches but the text does
 * not.
 */
export function CompanyTimeline({ title, label, from, to, marks }: CompanyTimelineProps) {
  const at = (year: number) => toPercent(year - from, to - from);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const heavy = marks.find((mark) => mark.heavy);
  return (
    <Section id="record" layout="free" title={title}>
      <SectionTitle className={TITLE} />
      <svg className="mt-section-sm h-18 w-full overflow-visible" role="img" aria-label={label}>
        <g className="stroke-control" shapeRendering="crispEdges">
          {years.map((year) => (
            <line key={year} x1={at(year)} x2={at(year)} y1={year % 5 ? 36 : 32} y2="40" />
          ))}
          <line x1="0" x2="100%" y1="40" y2="40" />
        </g>
        {heavy && <line {...MARK} strokeWidth="4" x1={at(heavy.year)} x2="100%" y1="40" y2="40" />}
        {marks.map(({ year, text, above }) => (
          <g key={year} className="fill-slate text-small/none">
            <line {...MARK} x1={at(year)} x2={at(year)} y1="24" y2="40" />
            <text textAnchor={year === from ? undefined : 'end'} x={at(year)} y={above ? 14 : 64}>
              <tspan className="fill-ink font-medium lining-nums tabular-nums">{year}</tspan> {text}
            </text>
          </g>
        ))}
      </svg>
    </Section>
  );
}
