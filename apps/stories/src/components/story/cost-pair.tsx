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
    <div className="col-span-full mt-part grid grid-cols-subgrid items-start border-t border-rule pt-7">
      <h3 className="col-span-full lg:col-span-3 lg:max-w-[9em]">{title}</h3>
      <MonthPair {...pair} className="col-span-full mt-6 lg:col-[4/span_5] lg:mt-0" />
      <dl className="col-span-full mt-8 grid grid-cols-2 gap-6 lg:col-[9/-1] lg:mt-0 lg:pl-6">
        {bases.map(({ stat, name, note }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-2.5 text-small/normal text-slate">
              <b className="block font-medium text-ink">{name}</b> {note}
            </dt>
            <dd className="text-8xl/none tracking-stat">
              <StatValue value={stat.value} suffix={stat.suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
