import type { home } from '@vantedge/content-site';
import { StatValue } from '@vantedge/shared-ui';

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
  return (
    <div className="metric-card" data-color={color} data-counts="">
      <dt>{label}</dt>
      <dd>
        <StatValue prefix={prefix} value={value} suffix={suffix} counts />
      </dd>
      <dd className="metric-note">
        <span className="metric-scale" aria-hidden="true">
          <svg width={`${positionOn(scale, Number(value))}%`} />
          {from}
          <span>{to}</span>
        </span>
        {scope}
      </dd>
    </div>
  );
}

/** Returns the position of a value on its scale, in percent. */
function positionOn({ from, to }: { from: number; to: number }, reading: number): number {
  return Math.round(((reading - from) / (to - from)) * 10_000) / 100;
}
