import {
  type Drawing,
  Icon,
  Pictogram,
  PlainList,
  SiteLink,
  StatList,
  type StatParts,
} from '@vantedge/shared-ui';

interface TradeEntryProps {
  name: string;
  to: string;
  color: string;
  text: string;
  stats: readonly (StatParts & { scope: string })[];
  services: readonly string[];
}

const LINK =
  'no-underline *:size-[0.6em] *:stroke-1 *:text-service *:transition-transform hover:underline hover:decoration-service hover:decoration-2 hover:underline-offset-[0.12em] hover:*:translate-x-2';

/** One industry at full width: its name as a link, its stats on one rule, and its services. */
export function TradeEntry({ name, to, color, text, stats, services }: TradeEntryProps) {
  return (
    <article className="trade-entry not-first:mt-interlude" data-color={color}>
      <div className="border-b-3 border-service pb-7 lg:grid-12 lg:items-end">
        <h2 className="text-call/none tracking-stat lg:col-span-8">
          <SiteLink className={LINK} to={to}>
            {name} <Icon name="arrow" />
          </SiteLink>
        </h2>
        <p className="text-slate max-lg:mt-3.5 max-lg:max-w-[60ch] lg:col-span-4">{text}</p>
      </div>
      <StatList
        items={stats.map(({ scope, ...stat }) => ({ ...stat, label: scope }))}
        className="grid grid-cols-[1fr_1fr] gap-x-gutter md:grid-cols-4"
        itemClassName="pt-6 pr-3"
        valueClassName="text-stat-lg whitespace-nowrap"
        labelClassName="mt-2 leading-note"
      />
      <PlainList
        className="mt-7 grid gap-x-gutter border-t border-line pt-2.5 min-[30rem]:grid-cols-2 md:grid-cols-4"
        items={services}
      />
    </article>
  );
}

interface Trade {
  name: string;
  to: string;
  color: string;
  measure: { stat: StatParts & { scope: string }; note: string; drawing: Drawing; alt: string };
}

/** The pictogram: its marks stand on the line of the widest one; on a phone they are beside the number. */
const PICTOGRAM =
  'max-md:grid-cols-[140px_1fr] max-md:grid-rows-none max-md:gap-x-6 max-md:pt-5 max-md:pb-2 md:grid-rows-[1fr_auto] md:pt-6';

/** Industries side by side in a hero, each above its main stat and a pictogram of it. */
export function TradeScores({ trades }: { trades: readonly Trade[] }) {
  return (
    <ul
      className="trade-scores mt-figure grid gap-x-[calc(var(--gutter)*2)] scheme-dark max-lg:gap-y-8 md:grid-cols-2 lg:grid-cols-4"
      role="list"
    >
      {trades.map(({ name, to, color, measure }) => (
        <li
          key={to}
          className="border-t border-night-rule pt-3.5 md:row-span-2 md:grid md:grid-rows-subgrid"
          data-color={color}
        >
          <p>
            <SiteLink className="font-medium decoration-night-rule" to={to}>
              {name}
            </SiteLink>
          </p>
          <Pictogram
            {...measure}
            label={measure.stat.scope}
            className={PICTOGRAM}
            marksClassName="h-auto w-full text-service max-md:self-center"
            captionClassName="max-md:mt-0"
          />
        </li>
      ))}
    </ul>
  );
}
