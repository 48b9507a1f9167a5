import { formatUsd } from '@vantedge/content-shared';
import { caseStudy } from '@vantedge/content-stories';
import { DataTable, LinkArrow, Section } from '@vantedge/shared-ui';
import { CaseStat } from '../components/case-study/case-stat.tsx';
import { MonthlyCostComparison } from '../components/monthly-cost-comparison.tsx';
import { SeatRamp } from '../components/case-study/seat-ramp.tsx';
import { StoryStats } from '../components/story-stats.tsx';

/** The publishing client's fifty seats for service pages: a whole section with a heading. */
export default function CaseStudy() {
  const { title, lead, start, weeks, seats, reduction, bases, invoice, action, ...study } = caseStudy;
  const total = seats.value;
  return (
    <Section id="case-study" surface="dark" title={title} lead={lead} space="figure">
      <SeatRamp
        departments={study.departments}
        weeks={Number(weeks.value)}
        scale={study.scale}
        label={study.alt}
        start={<CaseStat {...start} />}
        middle={<CaseStat {...weeks} />}
        end={<CaseStat {...seats} />}
      />
      <div className="mt-figure grid-12 items-start border-t border-rule pt-lead">
        <div className="col-span-full lg:col-span-5">
          <CaseStat {...reduction} />
          <p className="mt-3.5 max-w-note text-md text-slate">{bases}</p>
          <MonthlyCostComparison
            months={study.months}
            departments={study.departments}
            className="mt-5 md:mt-7"
          />
        </div>
        <div className="col-span-full max-lg:mt-8 lg:col-start-7 lg:-col-end-1">
          <DataTable
            caption={invoice.caption}
            columns={invoice.columns}
            rows={study.departments.map(({ key, name, seats: size }) => ({
              label: name,
              color: key,
              cells: [String(size), formatUsd(size * invoice.perSeat)],
            }))}
            totals={{ label: invoice.total, cells: [total, formatUsd(Number(total) * invoice.perSeat)] }}
          />
        </div>
      </div>
      <div className="mt-section-sm flex flex-wrap items-end justify-between gap-x-12 gap-y-5 border-t border-line pt-2">
        <StoryStats layout="two" className="mt-5" items={study.results} />
        <LinkArrow to={action.to}>{action.label}</LinkArrow>
      </div>
    </Section>
  );
}
