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
    <section className="team-ramp" aria-labelledby="ramp-title">
      <div className="wrap">
        <div className="ramp-head">
          <h2 id="ramp-title">{title}</h2>
          <p>{text}</p>
          <DimensionLine
            label={scale.label}
            total={scale.weeks}
            measured={scale.weeks}
            start={scale.from}
            end={scale.to}
          />
        </div>
        <div className="ramp-ledger">
          <SeatLedger departments={departments} {...table} />
        </div>
        <CostPair departments={departments} {...cost} />
      </div>
    </section>
  );
}
