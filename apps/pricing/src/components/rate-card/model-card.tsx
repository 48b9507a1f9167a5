import { LinkArrow, Tag } from '@vantedge/shared-ui';

interface Props {
  name: string;
  /** Dollars an hour; `priceFallback` replaces it where no price is listed. */
  price?: number;
  priceFallback?: string;
  minimum: string;
  bestFor: string;
  text: string;
  badge?: string;
  to: string;
  /** Labels shared by all models. */
  labels: { perHour: string; minimum: string; bestFor: string; more: string };
}

/** One model as a column of a table with lines across all four; the highlighted one has a heavier rule. */
export function ModelCard({ name, price, priceFallback, minimum, bestFor, text, badge, to, labels }: Props) {
  return (
    <article className={badge ? 'model-card model-card--popular' : 'model-card'}>
      <h3>{name}</h3>
      <p className="model-tag">{badge && <Tag>{badge}</Tag>}</p>
      {price === undefined ? (
        <p className="model-price model-price--unlisted figure">{priceFallback}</p>
      ) : (
        <p className="model-price figure">
          ${price}
          <small>{labels.perHour}</small>
        </p>
      )}
      <dl className="model-min">
        <dt>{labels.minimum}</dt>
        <dd>{minimum}</dd>
        <dt>{labels.bestFor}</dt>
        <dd>{bestFor}</dd>
      </dl>
      <p className="model-text">{text}</p>
      <LinkArrow to={to} subject={name}>
        {labels.more}
      </LinkArrow>
    </article>
  );
}
