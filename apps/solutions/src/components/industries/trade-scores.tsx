import { type Drawing, Pictogram, type StatParts, SiteLink } from '@vantedge/shared-ui';

interface Trade {
  name: string;
  to: string;
  color: string;
  measure: { stat: StatParts & { scope: string }; note: string; drawing: Drawing; alt: string };
}

/** Industries side by side in a hero, each above its main stat and a pictogram of it. */
export function TradeScores({ trades }: { trades: readonly Trade[] }) {
  return (
    <ul className="trade-scores" role="list">
      {trades.map(({ name, to, color, measure }) => (
        <li key={to} data-color={color}>
          <p>
            <SiteLink to={to}>{name}</SiteLink>
          </p>
          <Pictogram {...measure} label={measure.stat.scope} />
        </li>
      ))}
    </ul>
  );
}
