import { type Drawing, Pictogram, type StatParts, SiteLink } from '@vantedge/shared-ui';

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
