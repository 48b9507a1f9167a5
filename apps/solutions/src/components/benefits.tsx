import { StatValue, PlainList, type StatParts } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Reason {
  claim: string;
  points: readonly string[];
  stat: StatParts;
}

const CLAIM =
  'col-span-8 col-start-1 row-start-1 self-start pt-1 md:col-span-9 md:col-start-1 lg:col-span-4 lg:col-start-1';
const STAT = clsx(
  'figure col-start-9 -col-end-1 row-span-2 row-start-1 self-start justify-self-end text-7xl leading-none tracking-stat whitespace-nowrap [word-spacing:-0.12em]',
  'md:col-start-10 md:-col-end-1 md:text-call lg:row-auto lg:self-auto',
  'stat-unit:mt-1 stat-unit:block stat-unit:text-right stat-unit:font-text stat-unit:text-md',
  'stat-unit:leading-none stat-unit:tracking-normal stat-unit:text-slate stat-unit:[word-spacing:normal]',
  'md:stat-unit:mt-0 md:stat-unit:ml-[0.3em] md:stat-unit:inline',
);

/** Reasons in rows: claim, supporting points, stat. */
export function Benefits({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <div className="benefits border-b ruled-rows border-rule">
      {reasons.map(({ claim, points, stat }) => (
        <article key={claim} className="grid-12 items-center py-5 md:py-6">
          <h3 className={CLAIM}>{claim}</h3>
          <PlainList
            items={points}
            className="col-span-full mt-2.5 *:py-1 *:before:top-[0.98em] md:col-span-9 md:col-start-1 lg:col-span-4 lg:col-start-6 lg:mt-0"
          />
          <p className={STAT}>
            <StatValue {...stat} />
          </p>
        </article>
      ))}
    </div>
  );
}
