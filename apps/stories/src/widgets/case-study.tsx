import { formatUsd } from '@vantedge/content-shared';
import { caseStudy } from '@vantedge/content-stories';
import { DataTable, LinkArrow, Section, SectionHead, StoryStats } from '@vantedge/shared-ui';
import { CaseStat } from '../components/case-study/case-stat.tsx';
import { MonthPair } from '../components/month-pair.tsx';
import { SeatRamp } from '../components/case-study/seat-ramp.tsx';

/** The publishing client's fifty seats for service pages: a whole section with a heading. */
export default function CaseStudy() {
  const { title, lead, start, weeks, seats, reduction, bases, invoice, action, ...study } = caseStudy;
  const total = seats.value;
  return (
    <Section surface="dark" labelledBy="case-study-title" className="case-study">
      <SectionHead id="case-study-title" title={title} lead={lead} />
      <SeatRamp
        departments={study.departments}
        weeks={Number(weeks.value)}
        scale={study.scale}
        label={study.alt}
        start={<CaseStat {...start} />}
        middle={<CaseStat {...weeks} />}
        end={<CaseStat {...seats} />}
      />
      <div className="cst-cost">
        <div>
          <CaseStat {...reduction} />
          <p className="cst-bases">{bases}</p>
          <MonthPair months={study.months} departments={study.departments} />
        </div>
        <DataTable
          caption={invoice.caption}
          columns={invoice.columns}
          rows={study.departments.map(({ key, name, seats: size }) => ({
            label: name,
            department: key,
            cells: [String(size), formatUsd(size * invoice.perSeat)],
          }))}
          totals={{ label: invoice.total, cells: [total, formatUsd(Number(total) * invoice.perSeat)] }}
        />
      </div>
      <div className="cst-foot">
        <StoryStats items={study.results} />
        <LinkArrow to={action.to}>{action.label}</LinkArrow>
      </div>
    </Section>
  );
}
