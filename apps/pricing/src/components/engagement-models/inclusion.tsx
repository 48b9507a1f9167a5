interface Items {
  title: string;
  items: readonly { name: string; note: string }[];
}

interface Props {
  title: string;
  included: Items;
  excluded: Items;
  /** How it is billed. */
  billing: string;
}

/** What the price includes and excludes. */
export function Inclusion({ title, included, excluded, billing }: Props) {
  return (
    <section className="inclusion" aria-labelledby="inclusion-title">
      <div className="wrap">
        <h2 id="inclusion-title">{title}</h2>
        <div className="inc-in">
          <h3>{included.title}</h3>
          <ItemList items={included.items} />
        </div>
        <div className="inc-out">
          <h3>{excluded.title}</h3>
          <ItemList items={excluded.items} />
          <p>{billing}</p>
        </div>
      </div>
    </section>
  );
}

function ItemList({ items }: Pick<Items, 'items'>) {
  return (
    <ul role="list">
      {items.map(({ name, note }) => (
        <li key={name}>
          {name} <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
