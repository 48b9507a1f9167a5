import { FigureCaption, InlineStat, List, ScaleSpan, ScaleTicks } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
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

const COLORS: Record<string, string> = {
  base: '[--part:#4a6872]',
  fee: '[--part:#6f8d95]',
  extra: '[--part:#a9bdc0]',
};
/** In front of the rate line, which would otherwise cross the text. */
const NAME = 'relative z-2 w-fit pr-3 text-small/note md:bg-surface-dark';
const STRONG = 'font-medium text-on-dark';
/** Beside the bar's uncertain part; its bracket spans the range of the total, from `--from` to `--to`. */
const TOTAL = 'absolute inset-x-0 bottom-[calc(100%+8px)] pb-2.25 text-md/none';
const BRACKET = clsx(
  'absolute right-[calc((1-var(--to))*100%)] bottom-0 left-[calc(var(--from)*100%)] h-1.75',
  'border border-b-0 border-on-dark',
);
const BAR = 'relative md:h-[3.75rem]';

/** The traditional bill and our price as bars on one dollar scale; every number is also text. */
export function PriceComparison({ scale, ticks, market, ours, caption }: Props) {
  const parts = stackedParts(market.parts);
  const [from, to] = market.total;
  return (
    <figure
      className="price-comparison mt-figure text-on-dark-2"
      style={{ '--price': ours.price / scale, '--from': from / scale, '--to': to / scale }}
    >
      <div className="relative">
        <ScaleTicks
          className="border-b border-surface-dark-rule pb-2 max-md:*:even:not-last:invisible"
          labels={ticks.map((tick, index) => (index % (ticks.length - 1) ? String(tick) : `$${tick}`))}
        />
        <i
          className="absolute top-5 bottom-0 left-[calc(var(--price)*100%)] z-1 border-l border-dashed border-amber max-md:hidden"
          aria-hidden="true"
        />
        <div className="relative pt-7 max-md:flex max-md:flex-col md:pt-11">
          <p className={clsx('mb-14 md:mb-2.5', NAME)}>
            <b className={clsx('mr-1.5 max-md:block', STRONG)}>{market.name}</b> {market.note}
          </p>
          <div className={clsx('h-[3.25rem]', BAR)}>
            <svg width="100%" height="100%" aria-hidden="true">
              {parts.map(({ key, from, width }, index) => (
                <ScaleSpan
                  key={key}
                  className={clsx('fill-(--part)', COLORS[key], index > 0 && 'stroke-surface-dark stroke-2')}
                  from={from}
                  to={from + width}
                  length={scale}
                />
              ))}
            </svg>
            <p className={TOTAL}>
              <span className="block text-right md:ml-[calc(var(--from)*100%)]">
                <InlineStat className="mr-1 text-on-dark">{range(market.total, '$')}</InlineStat>{' '}
                {market.totalLabel}
              </span>
              <span className={BRACKET} />
            </p>
          </div>
          <List className="relative mt-4 text-md/snug max-md:grid max-md:gap-1.5 md:mt-2.5 md:h-[2.75rem]">
            {market.parts.map((part, index) => (
              <li
                key={part.key}
                className={clsx(
                  'max-md:flex max-md:items-center max-md:gap-2.5 max-md:before:size-3 max-md:before:bg-(--part)',
                  'md:absolute md:left-[calc(var(--from)*100%)]',
                  COLORS[part.key],
                )}
                style={{ '--from': parts[index]!.from / scale }}
              >
                <b className={clsx('block tabular-nums max-md:w-19', STRONG)}>
                  {'dollars' in part ? range(part.dollars, '$') : `+${range(part.percent, '%')}`}
                </b>{' '}
                {part.label}
              </li>
            ))}
          </List>
        </div>
        <div className="relative pt-5 md:pt-9">
          <p className={clsx('mb-2.5', NAME)}>
            <b className={clsx('mr-1.5 max-md:block', STRONG)}>{ours.name}</b> {ours.note}
          </p>
          <div className={BAR}>
            <svg className="h-[3.25rem] md:h-full" width="100%" aria-hidden="true">
              <ScaleSpan className="fill-amber" to={ours.price} length={scale} />
            </svg>
            <p className="absolute top-[1.625rem] left-4 z-2 -translate-y-1/2 font-display text-7xl/none tracking-stat text-amber-ink lining-nums md:top-1/2 print:text-white print:[print-color-adjust:exact] forced-colors:text-canvas forced-colors:forced-color-adjust-none">
              ${ours.price}
            </p>
            <List className="flex gap-x-7 text-md/snug max-md:flex-wrap max-md:gap-x-5 max-md:gap-y-0.5 max-md:pt-3 md:absolute md:top-1/2 md:left-[calc(var(--price)*100%+20px)] md:-translate-y-1/2 md:gap-y-1.5">
              {ours.noCharge.map(({ label, value }) => (
                <li key={label}>
                  {label} <b className={STRONG}>{value}</b>
                </li>
              ))}
            </List>
          </div>
        </div>
      </div>
      <FigureCaption className="mt-5 max-w-wide md:mt-7" title={caption.title}>
        {caption.text}
      </FigureCaption>
    </figure>
  );
}

type Part = { key: string } & ({ dollars: Range } | { percent: Range });

/** A drawn part of a bill: start and width, in dollars. */
interface StackedPart {
  key: string;
  from: number;
  width: number;
}

/** The parts of a bill side by side, each at the middle of its range; percentages are of the first part, the base. */
export function stackedParts(parts: readonly Part[]): StackedPart[] {
  let from = 0;
  let base = 0;
  return parts.map((part) => {
    const width = 'dollars' in part ? middle(part.dollars) : (base * middle(part.percent)) / 100;
    base ||= width;
    const stacked = { key: part.key, from, width };
    from += width;
    return stacked;
  });
}

function middle([min, max]: Range): number {
  return (min + max) / 2;
}
