import type { financial } from '@vantedge/content-solutions';
import { DocumentSheet, Either, Icon, List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Resolve } from './resolve.tsx';

type Ledger = (typeof financial)['ledger'];
type Trade = Ledger['sides'][number]['trades'][number];

const CASH = 'figure text-right whitespace-nowrap';

/** A day's trades as an account with two sides: pressing a trade opens how it was matched, and a break can be resolved. */
export function SettlementLedger({ title, scope, sides, labels, net, summary, count }: Ledger) {
  return (
    <DocumentSheet
      title={title}
      scope={scope}
      foot={{
        text: <Either before={summary.open} after={summary.resolved} />,
        count: <Either before={count.open} after={count.resolved} />,
        of: count.of,
      }}
    >
      <div className="grid border-t border-rule sm:grid-cols-2">
        {sides.map((side) => (
          <section
            key={side.title}
            aria-label={side.title}
            className="flex flex-col border-service/40 max-sm:not-first:border-t max-sm:not-first:border-t-rule sm:not-first:border-l-3 sm:not-first:border-double"
          >
            <h3 className="px-5 py-3 font-text text-small/note font-medium tracking-normal md:px-6">
              {side.title}
            </h3>
            <List className="grow divide-y divide-service/20 border-y border-service/20">
              {side.trades.map((trade) => (
                <li key={trade.trade}>
                  <TradeLine {...trade} labels={labels} />
                </li>
              ))}
            </List>
            <p className="flex items-baseline justify-between gap-3 px-5 py-3 text-small/note md:px-6">
              {labels.total} <Amount value={side.total} className="text-3xl/none" />
            </p>
          </section>
        ))}
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-y border-t-rule border-b-service/20 px-5 pt-4 pb-3 font-medium md:px-6">
        {labels.net} <Amount value={net} className="double-rule text-6xl/none font-normal tracking-stat" />
      </p>
    </DocumentSheet>
  );
}

function TradeLine({ trade, instrument, amount, note, break: open, labels }: Trade & Pick<Ledger, 'labels'>) {
  const matched = (
    <span className="flex items-center gap-1.5">
      <Icon name="check" className="text-service" /> {labels.matched}
    </span>
  );
  return (
    <details name="ledger-trade" open={Boolean(open)} className="has-[input:not(:checked)]:bg-amber/16">
      <summary className="group/trade grid cursor-pointer list-none grid-cols-[1fr_auto] items-baseline gap-x-3 px-5 py-2.5 text-small/tight max-[20rem]:grid-cols-1 md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="underline-offset-4 group-hover/trade:underline">{instrument}</span>
        <span className={clsx(CASH, 'text-2xl/none')}>
          {open ? <Either before={amount} after={open.amount} /> : amount}
        </span>
        <span className="text-xs/note text-slate tabular-nums">{trade}</span>
        <span className="justify-self-end text-xs/note text-slate">
          {open ? (
            <Either
              before={<span className="font-medium text-amber-text">{labels.open}</span>}
              after={matched}
            />
          ) : (
            matched
          )}
        </span>
      </summary>
      <div className="px-5 pb-3 text-small/note text-slate md:px-6">
        <p data-unless={open && '0'}>{note}</p>
        {open && (
          <div className="mt-1.5">
            <Resolve action={open.action} outcome={open.outcome} subject={instrument} />
          </div>
        )}
      </div>
    </details>
  );
}

function Amount({
  value,
  className,
}: {
  value: string | { open: string; resolved: string };
  className: string;
}) {
  return (
    <span className={clsx(CASH, className)}>
      {typeof value === 'string' ? value : <Either before={value.open} after={value.resolved} />}
    </span>
  );
}
