import type { home } from '@vantedge/content-site';
import { Icon, percentOf, StatValue } from '@vantedge/shared-ui';

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

const VALUE =
  'mt-2.5 text-8xl/none tracking-stat whitespace-nowrap md:mt-4.5 md:text-stat-lg unit:first:mr-[0.5em]';

const MARK = 'absolute top-0 left-0 h-3.25 border-r-2 border-b-4 border-service';

/** One metric on its scale. */
function MetricCard({
  label,
  prefix,
  value,
  suffix,
  scope,
  color,
  scale,
}: (typeof home.metrics.items)[number]) {
  const [from, to] = scale.ends;
  const position = percentOf(Number(value) - scale.from, scale.to - scale.from);
  return (
    <div className="metric-card" data-color={color} data-counts="">
      <dt className="text-md font-medium">{label}</dt>
      <dd className={VALUE}>
        <StatValue prefix={prefix} value={value} suffix={suffix} counts />
      </dd>
      <dd className="mt-3.5 font-text text-small/normal text-slate normal-nums md:mt-5">
        <span
          className="metric-scale relative mb-3.5 flex justify-between pt-5 text-2xs/tight tabular-nums"
          aria-hidden="true"
        >
          <svg className={MARK} width={position} />
          {from}
          <span>{to}</span>
        </span>
        {scope}
      </dd>
    </div>
  );
}
