import { formatNumber, formatUsd } from '@vantedge/content-shared';
import type { ComponentProps, ReactNode } from 'react';
import { useDeferredEstimate } from './calculator/use-deferred-estimate.ts';
import { pitchCase } from './pitch-case.ts';
import { ProposalForm } from './proposal-form.tsx';

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
    <section className="savings-pitch" aria-labelledby="pitch-title">
      <div className="wrap">
        <div className="pitch-claim">
          <h2 id="pitch-title">{title}</h2>
          <p className="pitch-figure figure" data-long={year.length > 10 || undefined}>
            <sup className="pre">$</sup>
            {year}
          </p>
          <p className="pitch-basis">
            {before} <b>{formatNumber(team)}</b> {between} <b>{formatNumber(hours)}</b> {after}
          </p>
          <dl className="pitch-ledger">
            <Line label={rows.market} value={formatUsd(market)} />
            <Line label={rows.cost} value={formatUsd(cost)} />
            <Line label={rows.monthly} value={formatUsd(monthly)} saving />
            <Line label={rows.percent} value={`${percent}%`} />
            <Line label={rows.breakEven} value={breakEven} />
          </dl>
        </div>
        <ProposalForm {...proposal} />
      </div>
      <div className="wrap pitch-foot">{children}</div>
    </section>
  );
}

function Line({ label, value, saving }: { label: string; value: string; saving?: boolean }) {
  return (
    <div className={saving ? 'is-saving' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
