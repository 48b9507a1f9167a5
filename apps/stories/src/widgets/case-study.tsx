import { caseStudy } from '@vantedge/content-stories';
import { DataTable, LinkArrow, Section, SectionHead, StoryFigures } from '@vantedge/shared-ui';
import { CaseFigure } from '../components/case-figure.tsx';
import { dollars } from '../components/dollars.ts';
import { MonthPair } from '../components/month-pair.tsx';
import { SeatRamp } from '../components/seat-ramp.tsx';

/** The publishing client's fifty seats as a service page shows them: a whole section with its own heading. */
export default function CaseStudy() {
  const { title, lead, start, weeks, seats, reduction, bases, invoice, action, ...study } = caseStudy;
  const total = seats.value;
  return (
    <Section tone="night" labelledBy="case-study-title" className="case-study">
      <SectionHead id="case-study-title" title={title} lead={lead} />
      <SeatRamp
        departments={study.departments}
        weeks={Number(weeks.value)}
        scale={study.scale}
        label={study.alt}
        start={<CaseFigure {...start} />}
        middle={<CaseFigure {...weeks} />}
        end={<CaseFigure {...seats} />}
      />
      <div className="cst-cost">
        <div>
          <CaseFigure {...reduction} />
          <p className="cst-bases">{bases}</p>
          <MonthPair months={study.months} departments={study.departments} />
        </div>
        <DataTable
          caption={invoice.caption}
          columns={invoice.columns}
          rows={study.departments.map(({ key, name, seats: size }) => ({
            label: name,
            department: key,
            cells: [String(size), dollars(size * invoice.perSeat)],
          }))}
          totals={{ label: invoice.total, cells: [total, dollars(Number(total) * invoice.perSeat)] }}
        />
      </div>
      <div className="cst-foot">
        <StoryFigures items={study.results} />
        <LinkArrow to={action.to}>{action.label}</LinkArrow>
      </div>
    </Section>
  );
}
