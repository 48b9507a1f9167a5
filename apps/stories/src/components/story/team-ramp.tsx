import { DimensionLine, type Department } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { CostPair } from './cost-pair.tsx';
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
    <section className="mb-section bg-night py-section" aria-labelledby="ramp-title">
      <div className="wrap grid-12 text-ink scheme-dark">
        <div className="col-span-full flex flex-col lg:col-span-4">
          <h2 id="ramp-title">{title}</h2>
          <p className="mt-5 max-w-[36ch] text-slate">{text}</p>
          <DimensionLine
            className="mt-auto w-full pt-10"
            label={scale.label}
            total={scale.weeks}
            measured={scale.weeks}
            start={scale.from}
            end={scale.to}
          />
        </div>
        <div className="col-span-full max-lg:mt-12 lg:col-[6/-1]">
          <SeatLedger departments={departments} {...table} />
        </div>
        <CostPair departments={departments} {...cost} />
      </div>
    </section>
  );
}
