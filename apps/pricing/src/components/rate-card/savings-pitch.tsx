import { formatNumber, formatUsd } from '@vantedge/content-shared';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useDeferredEstimate } from './calculator/use-deferred-estimate.ts';
import { pitchCase } from './pitch-case.ts';
import { ProposalForm } from './proposal-form.tsx';

/** Amounts from $100,000,000 have as many characters, and smaller digits. */
const LONG_FROM = 11;

interface Props {
  title: string;
  reference: { developers: number; hours: number };
  basis: readonly [string, string, string];
  rows: { market: string; cost: string; monthly: string; percent: string; breakEven: string };
  breakEven: string;
  proposal: ComponentProps<typeof ProposalForm>;
  /** Below both: contact person and office hours. */
  children: ReactNode;
}

/** The calculator's savings and the proposal form. */
export function SavingsPitch({ title, reference, basis, rows, breakEven, proposal, children }: Props) {
  const { team, hours, market, cost, monthly, annual, percent } = pitchCase(useDeferredEstimate(), reference);
  const year = formatNumber(annual);
  const [before, between, after] = basis;
  return (
    <section className="savings-pitch bg-paper-2 pt-section pb-part" aria-labelledby="pitch-title">
      <div className="wrap grid-12">
        <div className="col-span-full lg:col-span-7">
          <h2 id="pitch-title">{title}</h2>
          <p
            className={clsx(
              'figure mt-9 -ml-[0.02em] tracking-[-0.04em] wrap-anywhere text-teal',
              year.length < LONG_FROM
                ? 'text-[clamp(3.75rem,1.4rem+7.6vw,8.25rem)]/[0.9]'
                : 'text-stat-lg/none',
            )}
          >
            <sup className="pre">$</sup>
            {year}
          </p>
          <p className="mt-6 text-xl text-slate">
            {before} <b className="font-medium text-ink">{formatNumber(team)}</b> {between}{' '}
            <b className="font-medium text-ink">{formatNumber(hours)}</b> {after}
          </p>
          <dl className="mt-8 max-w-140 border-t border-rule">
            <Line label={rows.market} value={formatUsd(market)} />
            <Line label={rows.cost} value={formatUsd(cost)} />
            <Line label={rows.monthly} value={formatUsd(monthly)} saving />
            <Line label={rows.percent} value={`${percent}%`} />
            <Line label={rows.breakEven} value={breakEven} />
          </dl>
        </div>
        <ProposalForm {...proposal} />
      </div>
      <div className="wrap mt-figure grid-12 items-start border-t border-rule pt-7">{children}</div>
    </section>
  );
}

function Line({ label, value, saving }: { label: string; value: string; saving?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
      <dt className="text-base">{label}</dt>
      <dd
        className={clsx(
          'max-w-[65%] flex-none text-right text-5xl/title tracking-tight wrap-break-word',
          saving && 'text-teal',
        )}
      >
        {value}
      </dd>
    </div>
  );
}
