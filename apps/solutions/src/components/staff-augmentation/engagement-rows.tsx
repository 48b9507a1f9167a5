interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
}

interface Props {
  models: readonly Engagement[];
  labels: { bestFor: string; commitment: string; teamSize: string };
}

/** Engagement models in full-width rows: what each is best for, and its two terms. */
export function EngagementRows({ models, labels }: Props) {
  return (
    <div className="engagement-rows ruled-rows">
      {models.map(({ model, bestFor, commitment, teamSize }) => (
        <article key={model}>
          <h3>{model}</h3>
          <dl>
            <div className="er-best">
              <dt>{labels.bestFor}</dt>
              <dd>{bestFor}</dd>
            </div>
            <div>
              <dt>{labels.commitment}</dt>
              <dd>{commitment}</dd>
            </div>
            <div>
              <dt>{labels.teamSize}</dt>
              <dd>{teamSize}</dd>
            </div>
          </dl>
        </article>
      ))}
    </div>
  );
}
