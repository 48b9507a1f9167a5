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

/** In two or four columns, the rows of all cards align. */
const CARD = clsx(
  'model-card relative border-t border-rule',
  'row-span-6 grid grid-rows-subgrid gap-y-0 border-l-line pt-4 pb-1 md:pt-5.5 md:pb-3',
  'border-l px-5 first:border-l-0 first:pl-0 last:pr-0 md:px-6',
  'md:max-lg:not-print:odd:border-l-0 md:max-lg:not-print:odd:pl-0 md:max-lg:not-print:even:pr-0 print:px-4',
);
const HEAVY_RULE =
  'before:absolute before:inset-x-0 before:-top-px before:border-t-4 before:border-amber md:before:-left-px';
const PRICE =
  'figure self-end pt-1 pb-3.5 leading-none whitespace-nowrap md:pt-3 md:pb-5.5 print:pt-0 print:pb-2';
const TERM = 'text-small text-slate';
const TEXT = 'mb-2 font-medium md:mb-3';

/** One model as a column of a table with lines across all four; the highlighted one has a heavier rule. */
export function ModelCard({ name, price, priceFallback, minimum, bestFor, text, badge, to, labels }: Props) {
  return (
    <article className={clsx(CARD, badge && HEAVY_RULE)}>
      <h3 className="text-4xl/title md:text-5xl/title print:text-4xl/title">{name}</h3>
      <p className="min-h-8 pt-1 leading-normal print:min-h-0">{badge && <Tag>{badge}</Tag>}</p>
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
      <dl className="border-t border-line pt-2.5 text-md/note md:pt-3.5">
        <dt className={TERM}>{labels.minimum}</dt>
        <dd className={TEXT}>{minimum}</dd>
        <dt className={TERM}>{labels.bestFor}</dt>
        <dd className={TEXT}>{bestFor}</dd>
      </dl>
      <p className="pt-1 text-md/note text-slate md:pt-0 md:pb-3 md:leading-normal">{text}</p>
      <LinkArrow className="self-end print:hidden" to={to} subject={name}>
        {labels.more}
      </LinkArrow>
    </article>
  );
}
