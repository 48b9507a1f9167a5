import type { home } from '@vantedge/content-site';
import { Icon } from '@vantedge/shared-ui';
import { MetricCard } from './metric-card.tsx';

/** Narrow screens show the third and fourth metric only while the toggle below is open; print shows all. */
const GRID =
  'mt-7 grid border-t border-rule md:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(4,1fr)] not-print:max-[48rem]:has-[+:not([open])]:*:nth-[n+3]:hidden';

/** Four metrics. Narrow screens show two, and a native `details` element reveals the others without JavaScript. */
export function MetricStrip({ title, open, items, more, less }: typeof home.metrics) {
  return (
    <section className="metric-strip bg-paper-2 py-part" aria-labelledby="metrics-title">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 className="text-h3/title" id="metrics-title">
            {title}
          </h2>
          <p className="flex items-baseline gap-2.5 text-md text-slate before:size-2 before:flex-none before:rounded-full before:bg-green">
            {open}
          </p>
        </div>
        <dl className={GRID}>
          {items.map((item) => (
            <MetricCard key={item.id} {...item} />
          ))}
        </dl>
        <details className="show-more group mt-5 min-[48rem]:hidden print:hidden">
          <summary className="group-open:*:last:rotate-180">
            <span className="group-open:hidden">{more}</span>
            <span className="group-not-open:hidden">{less}</span>
            <Icon name="chevron" />
          </summary>
        </details>
      </div>
    </section>
  );
}
