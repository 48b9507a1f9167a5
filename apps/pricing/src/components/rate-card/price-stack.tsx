import { percentOf } from '@vantedge/shared-ui';
import { stackedParts } from './stacked-parts.ts';
import { range } from '../range.ts';

type Range = readonly [number, number];

interface Props {
  /** Dollars an hour at the right end. */
  scale: number;
  ticks: readonly number[];
  market: {
    name: string;
    note: string;
    parts: readonly ({ key: string; label: string } & ({ dollars: Range } | { percent: Range }))[];
    total: Range;
    totalLabel: string;
  };
  ours: { name: string; note: string; price: number; noCharge: readonly { label: string; value: string }[] };
  caption: { title: string; text: string };
}

/** The traditional bill and our price as bars on one dollar scale; every number is also text. */
export function PriceStack({ scale, ticks, market, ours, caption }: Props) {
  const share = (dollars: number) => percentOf(dollars, scale);
  return (
    <figure className="price-stack">
      <div className="ps-plot">
        <div className="ps-scale" aria-hidden="true">
          {ticks.map((tick, index) => (
            <span key={tick}>{index === 0 || index === ticks.length - 1 ? `$${tick}` : tick}</span>
          ))}
        </div>
        <i className="ps-line" aria-hidden="true" />
        <div className="ps-row ps-row--market">
          <p className="ps-name">
            <b>{market.name}</b> {market.note}
          </p>
          <div className="ps-bar">
            <svg width="100%" height="100%" aria-hidden="true">
              {stackedParts(market.parts).map(({ key, from, width }) => (
                <rect key={key} className={`ps-${key}`} x={share(from)} width={share(width)} height="100%" />
              ))}
            </svg>
            <p className="ps-total">
              <b>{range(market.total, '$')}</b> {market.totalLabel}
            </p>
          </div>
          <ul className="ps-parts" role="list">
            {market.parts.map((part) => (
              <li key={part.key} className={`ps-${part.key}`}>
                <b>{'dollars' in part ? range(part.dollars, '$') : `+${range(part.percent, '%')}`}</b>{' '}
                {part.label}
              </li>
            ))}
          </ul>
        </div>
        <div className="ps-row ps-row--ours">
          <p className="ps-name">
            <b>{ours.name}</b> {ours.note}
          </p>
          <div className="ps-bar">
            <svg width="100%" height="100%" aria-hidden="true">
              <rect className="ps-ours" width={share(ours.price)} height="100%" />
            </svg>
            <p className="ps-price">${ours.price}</p>
            <ul className="ps-nothing" role="list">
              {ours.noCharge.map(({ label, value }) => (
                <li key={label}>
                  {label} <b>{value}</b>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <figcaption>
        <b>{caption.title}</b> {caption.text}
      </figcaption>
    </figure>
  );
}
