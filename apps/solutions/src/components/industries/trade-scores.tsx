import { type Drawing, Pictogram, type StatParts, SiteLink } from '@vantedge/shared-ui';

interface Trade {
  name: string;
  to: string;
  color: string;
  measure: { stat: StatParts & { scope: string }; note: string; drawing: Drawing; alt: string };
}

/** Trades side by side in a hero, each over the figure that it is judged by and the drawing that counts it. */
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
