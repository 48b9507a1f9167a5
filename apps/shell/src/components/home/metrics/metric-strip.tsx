import type { home } from '@vantedge/content-site';
import { Icon } from '@vantedge/shared-ui';
import { MetricCard } from './metric-card.tsx';

/** Four metrics. Narrow screens show two, and a native `details` element reveals the others without JavaScript. */
export function MetricStrip({ title, open, items, more, less }: typeof home.metrics) {
  return (
    <section className="metric-strip" aria-labelledby="metrics-title">
      <div className="wrap">
        <div className="ms-head">
          <h2 id="metrics-title">{title}</h2>
          <p>{open}</p>
        </div>
        <dl className="metric-grid">
          {items.map((item) => (
            <MetricCard key={item.id} {...item} />
          ))}
        </dl>
        <details className="show-more">
          <summary>
            <span>{more}</span>
            <span>{less}</span>
            <Icon name="chevron" />
          </summary>
        </details>
      </div>
    </section>
  );
}
