import { LinkArrow, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

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

/** On a phone, the price is beside the name. In two or four columns, the rows of all cards align. */
const CARD = clsx(
  'model-card relative border-t border-rule',
  'max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-5',
  'grid md:row-span-6 md:grid-rows-subgrid md:gap-y-0 md:border-l md:border-l-line md:px-6 md:pt-5.5 md:pb-3',
  'md:first:border-l-0 md:first:pl-0 md:last:pr-0',
  'md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 md:max-lg:even:pr-0',
);
const HEAVY_RULE = clsx(
  'before:absolute before:-top-px before:-left-px before:border-t-4 before:border-amber',
  'max-md:before:w-18 md:before:right-0',
);
const PRICE = clsx(
  'figure self-end leading-none whitespace-nowrap max-md:col-start-2 max-md:row-start-1',
  'md:pt-3 md:pb-5.5',
);
const TERM = 'text-small text-slate';
const TEXT = 'mb-1 font-text font-medium normal-nums md:mb-3';

/** One model as a column of a table with lines across all four; the highlighted one has a heavier rule. */
export function ModelCard({ name, price, priceFallback, minimum, bestFor, text, badge, to, labels }: Props) {
  return (
    <article className={clsx(CARD, badge && HEAVY_RULE)}>
      <h3 className="text-4xl/title max-md:self-center md:text-5xl/title">{name}</h3>
      <p className="leading-[1.5rem] max-md:col-span-full md:min-h-8 md:pt-1">
        {badge && <Tag>{badge}</Tag>}
      </p>
      {price === undefined ? (
        <p className={clsx(PRICE, 'text-xl tracking-snug md:text-5xl')}>{priceFallback}</p>
      ) : (
        <p className={clsx(PRICE, 'text-7xl tracking-stat md:text-8xl')}>
          ${price}
          <small className="ml-0.75 font-text text-md/none tracking-normal text-slate">
            {labels.perHour}
          </small>
        </p>
      )}
      <dl className="border-t border-line pt-3.5 text-md/note max-md:col-span-full max-md:mt-3 max-md:grid max-md:grid-cols-[92px_1fr]">
        <dt className={TERM}>{labels.minimum}</dt>
        <dd className={TEXT}>{minimum}</dd>
        <dt className={TERM}>{labels.bestFor}</dt>
        <dd className={TEXT}>{bestFor}</dd>
      </dl>
      <p className="pt-2 pb-1 text-md/normal text-slate max-md:col-span-full md:pt-0 md:pb-3">{text}</p>
      <LinkArrow className="max-md:col-span-full" to={to} subject={name}>
        {labels.more}
      </LinkArrow>
    </article>
  );
}
