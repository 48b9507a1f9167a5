import type { SolutionCard as Card } from '@vantedge/content-site';
import { StatValue, LinkArrow, PlainList, SiteLink, Tag } from '@vantedge/shared-ui';
import { ServiceIndex } from './service-index.tsx';
import { TimeRibbon } from './time-ribbon.tsx';

/** Joins items as in a sentence: `a, b and c`. */
const sentenceList = (items: readonly string[]) => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

interface Props extends Card {
  /** Link text. */
  explore: string;
}

/** A solution. Its description is in the document from the start and is revealed on hover or focus. */
export function SolutionCard({ title, subtitle, popular, link, proof, ...card }: Props) {
  return (
    <article className="solution-card" data-color={card.color}>
      <div className="sc-intro">
        <p className="sc-subtitle">
          {subtitle} {popular && <Tag>{popular}</Tag>}
        </p>
        <h3>
          <SiteLink to={link}>{title}</SiteLink>
        </h3>
        <PlainList items={card.features} />
      </div>
      <dl className="sc-benefits">
        {card.benefits.map(({ metric, ...stat }) => (
          <div key={metric}>
            <dt>{metric}</dt>
            <dd>
              <StatValue {...stat} />
            </dd>
          </div>
        ))}
      </dl>
      {proof.kind === 'time' ? <TimeRibbon {...proof} /> : <ServiceIndex {...proof} />}
      <div className="sc-foot">
        <LinkArrow to={link} subject={title}>
          {card.explore}
        </LinkArrow>
        <p className="sc-more">
          {card.description} <b>{card.technologiesLabel}</b> {sentenceList(card.technologies)}.
        </p>
      </div>
    </article>
  );
}
