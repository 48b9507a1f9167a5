interface Entry {
  name: string;
  /** What is done for it; a line break in it is kept. */
  text?: string;
}

interface Props {
  /** In alphabetical order: an initial stands before the first entry that it begins, and again where the second column continues it. */
  items: readonly Entry[];
  /** The section's heading, when it stands beside the index; without one the index takes the full width below a SectionHead. */
  head?: { id: string; title: string; lead?: string };
}

/** Many small entries in two columns, set as the back of a book. */
export function BookIndex({ items, head }: Props) {
  const second = Math.ceil(items.length / 2);
  const index = (
    <dl className="book-index">
      {items.map(({ name, text }, index) => (
        <div key={name}>
          <dt>
            {name[0] !== items[index - 1]?.name[0] ? (
              <span aria-hidden="true">{name[0]}</span>
            ) : (
              index === second && (
                <span className="bi-again" aria-hidden="true">
                  {name[0]}
                </span>
              )
            )}
            {name}
          </dt>
          {text && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  );
  if (!head) return index;
  return (
    <div className="book-spread">
      <div className="book-head">
        <h2 id={head.id}>{head.title}</h2>
        {head.lead && <p>{head.lead}</p>}
      </div>
      {index}
    </div>
  );
}
