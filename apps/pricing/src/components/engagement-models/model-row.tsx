import { formatUsd } from '@vantedge/content-shared';
import { LinkArrow, PlainList, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

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

const ROW = 'model-row relative grid-12 border-t border-rule py-7 [--service:var(--teal)] last:border-b';
const HEAVY_RULE =
  'before:absolute before:-top-px before:left-0 before:w-18 before:border-t-4 before:border-amber';
const NAME = clsx(
  'col-span-full max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:self-center',
  'md:col-span-7 lg:col-span-3',
);
const TERMS = clsx(
  'col-span-full text-md/note text-slate max-md:mt-2.5',
  'max-lg:grid max-lg:grid-cols-auto-fill max-lg:items-center max-lg:gap-4 max-[20rem]:grid-cols-1 md:col-start-8 md:-col-end-1 lg:col-span-2',
);

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
    <article className={clsx(ROW, badge && HEAVY_RULE)} id={id} aria-labelledby={`${id}-name`}>
      <div className={NAME}>
        <h3 id={`${id}-name`}>{name}</h3>
        {badge && <Tag className="lg:mt-2.5">{badge}</Tag>}
      </div>
      <div className={TERMS}>
        {price === undefined ? (
          <p className="figure text-3xl/none tracking-snug text-ink lg:mb-3 lg:pt-0.75 lg:text-5xl">
            {priceFallback}
          </p>
        ) : (
          <p className="figure text-7xl/none tracking-stat whitespace-nowrap text-ink lg:-mt-1.5 lg:mb-3 lg:text-8xl">
            {formatUsd(price)}
            <small className="ml-0.75 font-text text-md/none tracking-normal text-slate">{perHour}</small>
          </p>
        )}
        <p>
          <b className="block font-medium text-ink">{model.minimum}</b> {model.terms}
        </p>
      </div>
      <div className="col-span-full max-lg:mt-4 md:col-span-7 md:col-start-1 md:pr-6 lg:col-span-4">
        <p className="font-display text-3xl/tight tracking-snug">{model.bestFor}</p>
        <p className="mt-2.5 text-base/normal text-slate">{model.description}</p>
        <LinkArrow className="mt-1" to={model.to} subject={name}>
          {more}
        </LinkArrow>
      </div>
      <PlainList
        className="col-span-full mt-2 text-md md:col-start-8 md:-col-end-1 md:mt-3 lg:col-span-3 lg:-mt-1 lg:pl-4"
        items={features}
      />
    </article>
  );
}
