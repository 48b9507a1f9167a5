import { formatUsd } from '@vantedge/content-shared';
import { LinkArrow, PlainList, Tag } from '@vantedge/shared-ui';

interface Props {
  id: string;
  name: string;
  price?: number;
  priceFallback?: string;
  perHour: string;
  minimum: string;
  terms: string;
  bestFor: string;
  description: string;
  features: readonly string[];
  badge?: string;
  to: string;
  more: string;
}

/** One engagement model in full width: price, terms and features. */
export function ModelRow({
  id,
  name,
  badge,
  price,
  priceFallback,
  perHour,
  features,
  more,
  ...model
}: Props) {
  return (
    <article
      className={badge ? 'model-row model-row--popular' : 'model-row'}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <div className="mr-name">
        <h3 id={`${id}-name`}>{name}</h3>
        {badge && <Tag>{badge}</Tag>}
      </div>
      <div className="mr-terms">
        {price === undefined ? (
          <p className="mr-price mr-price--unlisted figure">{priceFallback}</p>
        ) : (
          <p className="mr-price figure">
            {formatUsd(price)}
            <small>{perHour}</small>
          </p>
        )}
        <p>
          <b>{model.minimum}</b> {model.terms}
        </p>
      </div>
      <div className="mr-case">
        <p className="mr-best">{model.bestFor}</p>
        <p className="mr-text">{model.description}</p>
        <LinkArrow to={model.to} subject={name}>
          {more}
        </LinkArrow>
      </div>
      <PlainList items={features} />
    </article>
  );
}
