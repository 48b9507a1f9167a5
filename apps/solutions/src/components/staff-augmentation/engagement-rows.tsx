interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
}

interface Props {
  models: readonly Engagement[];
  words: { bestFor: string; commitment: string; teamSize: string };
}

/** Ways to engage people, each a paragraph of the contract: what it is best for, and its two terms. */
export function EngagementRows({ models, words }: Props) {
  return (
    <div className="engagement-rows ruled-rows">
      {models.map(({ model, bestFor, commitment, teamSize }) => (
        <article key={model}>
          <h3>{model}</h3>
          <dl>
            <div className="er-best">
              <dt>{words.bestFor}</dt>
              <dd>{bestFor}</dd>
            </div>
            <div>
              <dt>{words.commitment}</dt>
              <dd>{commitment}</dd>
            </div>
            <div>
              <dt>{words.teamSize}</dt>
              <dd>{teamSize}</dd>
            </div>
          </dl>
        </article>
      ))}
    </div>
  );
}
