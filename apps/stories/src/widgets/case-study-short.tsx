import { caseStudy } from '@vantedge/content-stories';
import { LinkArrow, Section } from '@vantedge/shared-ui';
import { CaseStat } from '../components/case-study/case-stat.tsx';
import { MonthlyCostComparison } from '../components/monthly-cost-comparison.tsx';

/** The publishing client's case in short, for service pages: its counters, its two monthly costs and the story. */
export default function CaseStudyShort() {
  const { title, lead, seats, weeks, reduction, bases, months, departments, action } = caseStudy;
  return (
    <Section id="case-study" surface="dark" title={title} lead={lead} space="figure">
      <div className="grid-12 items-start border-t border-rule pt-7">
        <div className="col-span-full grid gap-x-gutter gap-y-9 md:grid-cols-3 lg:col-span-7">
          <CaseStat {...seats} />
          <CaseStat {...weeks} />
          <CaseStat {...reduction} />
        </div>
        <div className="col-span-full max-lg:mt-12 lg:col-start-9 lg:-col-end-1">
          <MonthlyCostComparison months={months} departments={departments} />
          <p className="mt-5 text-md text-slate">{bases}</p>
        </div>
      </div>
      <LinkArrow className="mt-9" to={action.to}>
        {action.label}
      </LinkArrow>
    </Section>
  );
}
