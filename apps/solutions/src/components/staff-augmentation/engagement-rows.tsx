import { clsx } from 'clsx';
import { RULED_ROWS } from '../class-names.ts';

interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
}

interface Props {
  models: readonly Engagement[];
  labels: { bestFor: string; commitment: string; teamSize: string };
}

const TERM = 'mt-1.5 text-4xl/title tracking-snug normal-nums';

/** Engagement models in full-width rows: what each is best for, and its two terms. */
export function EngagementRows({ models, labels }: Props) {
  return (
    <div className={clsx('engagement-rows', RULED_ROWS)}>
      {models.map(({ model, bestFor, commitment, teamSize }) => (
        <article key={model} className="pt-6.5 pb-7 lg:grid-12">
          <h3 className="lg:col-span-3">{model}</h3>
          <dl className="grid grid-cols-[1fr_1fr] gap-x-[calc(var(--gutter)*1.5)] max-lg:mt-3.5 max-md:gap-y-4 md:grid-cols-[5fr_2fr_2fr] lg:col-span-9 [&_dt]:text-small [&_dt]:text-slate">
            <div className="max-md:col-span-full">
              <dt>{labels.bestFor}</dt>
              <dd className="mt-1.5 max-w-[44ch] font-text text-base/normal normal-nums">{bestFor}</dd>
            </div>
            <div>
              <dt>{labels.commitment}</dt>
              <dd className={TERM}>{commitment}</dd>
            </div>
            <div>
              <dt>{labels.teamSize}</dt>
              <dd className={TERM}>{teamSize}</dd>
            </div>
          </dl>
        </article>
      ))}
    </div>
  );
}
