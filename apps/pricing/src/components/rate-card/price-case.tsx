import { LinkArrow, Section, StoryMeta } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { DepartmentLedger } from './department-ledger.tsx';
import { StatStrip } from './stat-strip.tsx';
import { MonthBar } from './month-bar.tsx';

type Bar = ComponentProps<typeof MonthBar>;

interface Props extends ComponentProps<typeof DepartmentLedger> {
  meta: readonly string[];
  title: string;
  text: string;
  action: { label: string; to: string };
  bar: Omit<Bar, 'departments' | 'monthly'>;
  stats: ComponentProps<typeof StatStrip>['items'];
}

/** One client's invoice at our rate, as a case study. */
export function PriceCase({ meta, title, text, action, bar, stats, ...ledger }: Props) {
  return (
    <Section surface="tint" className="price-case *:grid-12" labelledBy="case-title">
      <div className="col-span-full lg:col-span-4">
        <StoryMeta className="mt-0 mb-2.5" parts={meta} />
        <h2 id="case-title">{title}</h2>
        <p className="mt-5 text-slate">{text}</p>
        <LinkArrow className="mt-3" to={action.to}>
          {action.label}
        </LinkArrow>
      </div>
      <div className="col-span-full max-lg:mt-10 lg:col-[6/-1]">
        <DepartmentLedger {...ledger} />
        <MonthBar {...bar} departments={ledger.departments} monthly={ledger.total.monthly} />
        <StatStrip three items={stats} />
      </div>
    </Section>
  );
}
