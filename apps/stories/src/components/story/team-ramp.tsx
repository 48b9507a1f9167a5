import type { Department } from '@vantedge/content-shared';
import {
  DimensionLine,
  Section,
  SectionTitle,
  Stat,
  StatLabel,
  StatNumber,
  type StatParts,
} from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { MonthPair } from '../month-pair.tsx';
import { SeatLedger } from './seat-ledger.tsx';

interface End {
  strong: string;
  text: string;
}

interface Props {
  title: string;
  text: string;
  scale: { label: string; weeks: number; from: End; to: End };
  departments: readonly { key: Department; name: string; seats: number }[];
  table: Omit<ComponentProps<typeof SeatLedger>, 'departments'>;
  cost: Omit<ComponentProps<typeof CostPair>, 'departments'>;
}

/** How long a team took to build, its seats, its monthly cost and the savings, in a dark section. */
export function TeamRamp({ title, text, scale, departments, table, cost }: Props) {
  return (
    <Section id="ramp" layout="free" surface="dark" title={title} className="mb-section *:grid-12">
      <div className="col-span-full flex flex-col lg:col-span-4">
        <SectionTitle />
        <p className="mt-5 max-w-brief text-slate">{text}</p>
        <DimensionLine
          className="mt-auto w-full pt-10"
          label={scale.label}
          total={scale.weeks}
          measured={scale.weeks}
          start={scale.from}
          end={scale.to}
        />
      </div>
      <div className="col-span-full max-lg:mt-8 lg:col-start-6 lg:-col-end-1">
        <SeatLedger departments={departments} {...table} />
      </div>
      <CostPair departments={departments} {...cost} />
    </Section>
  );
}

interface CostPairProps extends ComponentProps<typeof MonthPair> {
  title: string;
  /** Each basis of the savings with what it compares to. */
  bases: readonly { stat: StatParts; name: string; note: string }[];
}

/** Two months on one scale, and both stats for the savings with their bases. */
function CostPair({ title, bases, ...pair }: CostPairProps) {
  return (
    <div className="col-span-full mt-part grid grid-cols-subgrid items-start border-t border-rule pt-7">
      <h3 className="col-span-full lg:col-span-3 lg:max-w-[9em]">{title}</h3>
      <MonthPair {...pair} className="col-span-full mt-6 lg:col-span-5 lg:col-start-4 lg:mt-0" />
      <dl className="col-span-full mt-8 grid grid-cols-2 gap-6 lg:col-start-9 lg:-col-end-1 lg:mt-0 lg:pl-6">
        {bases.map(({ stat, name, note }) => (
          <Stat key={name}>
            <StatLabel className="mt-2.5 leading-normal">
              <b className="block font-medium text-ink">{name}</b> {note}
            </StatLabel>
            <StatNumber className="text-8xl" {...stat} />
          </Stat>
        ))}
      </dl>
    </div>
  );
}
