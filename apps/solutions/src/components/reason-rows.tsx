import { FigureValue, PlainList, type FigureParts } from '@vantedge/shared-ui';

interface Reason {
  claim: string;
  grounds: readonly string[];
  figure: FigureParts;
}

/** The claim, its grounds, its figure: one reason a row. */
export function ReasonRows({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <div className="reason-rows ruled-rows">
      {reasons.map(({ claim, grounds, figure }) => (
        <article key={claim}>
          <h3>{claim}</h3>
          <PlainList items={grounds} />
          <p className="figure">
            <FigureValue {...figure} />
          </p>
        </article>
      ))}
    </div>
  );
}
