interface Entry {
  name: string;
  /** Description; line breaks are kept. */
  text?: string;
}

interface Props {
  /** In alphabetical order: an initial comes before its first entry, and again at the top of the second column. */
  items: readonly Entry[];
  /** Heading beside the index; without one, the index takes the full width below a SectionHead. */
  head?: { id: string; title: string; lead?: string };
}

/** Many short entries in two columns, like the index of a book. */
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
