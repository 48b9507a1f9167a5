import type { home } from '@vantedge/content-site';
import { percentOf, StatValue } from '@vantedge/shared-ui';

const VALUE =
  'mt-2.5 text-8xl/none tracking-stat whitespace-nowrap md:mt-4.5 md:text-stat-lg unit:first:mr-[0.5em]';
const MARK = 'absolute top-0 left-0 h-3.25 border-r-2 border-b-4 border-service';

/** One metric on its scale. */
export function MetricCard({
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
