import { type Drawing, FigureDrawing, type FigureParts, SiteLink } from '@vantedge/shared-ui';

interface Trade {
  name: string;
  to: string;
  colour: string;
  measure: { figure: FigureParts & { scope: string }; note: string; drawing: Drawing; alt: string };
}

/** Trades side by side in a hero, each over the figure that it is judged by and the drawing that counts it. */
export function TradeScores({ trades }: { trades: readonly Trade[] }) {
  return (
    <ul className="trade-scores" role="list">
      {trades.map(({ name, to, colour, measure }) => (
        <li key={to} data-colour={colour}>
          <p>
            <SiteLink to={to}>{name}</SiteLink>
          </p>
          <FigureDrawing {...measure} label={measure.figure.scope} />
        </li>
      ))}
    </ul>
  );
}
