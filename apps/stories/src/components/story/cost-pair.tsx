import { StatValue } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { MonthPair } from '../month-pair.tsx';

interface Props extends ComponentProps<typeof MonthPair> {
  title: string;
  /** Each basis of the savings with what it compares to. */
  bases: readonly { stat: { id: string; value: string; suffix?: string }; name: string; note: string }[];
}

/** Two months on one scale, and both stats for the savings with their bases. */
export function CostPair({ title, bases, ...pair }: Props) {
  return (
    <div className="cost-pair">
      <h3>{title}</h3>
      <MonthPair {...pair} />
      <dl className="basis-pair">
        {bases.map(({ stat, name, note }) => (
          <div key={name}>
            <dt>
              <b>{name}</b> {note}
            </dt>
            <dd>
              <StatValue value={stat.value} suffix={stat.suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
