import { FigureValue, PlainList, type FigureParts } from '@vantedge/shared-ui';

interface Reason {
  claim: string;
  points: readonly string[];
  stat: FigureParts;
}

/** The claim, its grounds, its figure: one reason a row. */
export function ReasonRows({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <div className="reason-rows ruled-rows">
      {reasons.map(({ claim, points, stat }) => (
        <article key={claim}>
          <h3>{claim}</h3>
          <PlainList items={points} />
          <p className="figure">
            <FigureValue {...stat} />
          </p>
        </article>
      ))}
    </div>
  );
}
