import type { about } from '@vantedge/content-site';
import { Pictogram, LinkArrow, RuleList } from '@vantedge/shared-ui';

/** Six claims with figures and details. The heading is sticky. */
export function DifferentiatorGrid({ title, lead, action, items }: typeof about.differentiators) {
  return (
    <section className="section section--tint differentiators" aria-labelledby="differentiators-title">
      <div className="wrap">
        <div className="df-head">
          <h2 id="differentiators-title">{title}</h2>
          <p>{lead}</p>
          <LinkArrow to={action.to}>{action.label}</LinkArrow>
        </div>
        <div className="differentiator-grid">
          {items.map(({ title: claim, text, points, ...drawing }) => (
            <article key={claim} className="differentiator-card">
              <Pictogram {...drawing} />
              <h3>{claim}</h3>
              <p>{text}</p>
              <RuleList items={points} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
