import { StatValue, PlainList, type StatParts } from '@vantedge/shared-ui';

interface Reason {
  claim: string;
  points: readonly string[];
  stat: StatParts;
}

/** Reasons in rows: claim, supporting points, stat. */
export function ReasonRows({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <div className="reason-rows ruled-rows">
      {reasons.map(({ claim, points, stat }) => (
        <article key={claim}>
          <h3>{claim}</h3>
          <PlainList items={points} />
          <p className="figure">
            <StatValue {...stat} />
          </p>
        </article>
      ))}
    </div>
  );
}
