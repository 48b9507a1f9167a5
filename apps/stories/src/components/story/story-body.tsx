interface Props {
  facts: readonly { name: string; value: string }[];
  title: string;
  lead: string;
  paragraphs: readonly string[];
}

/** The story in one column, with sticky facts beside it. */
export function StoryBody({ facts, title, lead, paragraphs }: Props) {
  return (
    <section className="story-body" aria-labelledby="story-title">
      <div className="wrap">
        <dl className="fact-rail">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="story-text">
          <h2 id="story-title">{title}</h2>
          <p className="story-lead">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
