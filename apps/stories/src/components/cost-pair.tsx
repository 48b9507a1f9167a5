import { StatValue } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { MonthPair } from './month-pair.tsx';

interface Props extends ComponentProps<typeof MonthPair> {
  title: string;
  /** Each reading of the saving with what it is measured against. */
  bases: readonly { stat: { id: string; value: string; suffix?: string }; name: string; note: string }[];
}

/** Two months on one scale, and the two figures that they do and do not explain. */
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
