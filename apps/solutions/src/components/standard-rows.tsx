import { List } from '@vantedge/shared-ui';
interface Standard {
  name: string;
  /** The name behind the abbreviation. */
  full: string;
  meaning: string;
}

/** Compliance badges as a glossary in large type: abbreviation, full name, meaning. */
export function StandardRows({ standards }: { standards: readonly Standard[] }) {
  return (
    <List className="border-b border-rule">
      {standards.map(({ name, full, meaning }) => (
        <li
          key={name}
          className="grid items-baseline gap-x-gutter gap-y-2 border-t border-line py-6 first:border-rule sm:grid-cols-2 lg:grid-cols-12 lg:py-7"
        >
          <h3 className="text-h2 leading-none tracking-stat sm:col-span-2 lg:col-span-4">{name}</h3>
          <p className="text-small text-slate lg:col-span-3 lg:pr-6">{full}</p>
          <p className="lg:col-span-5">{meaning}</p>
        </li>
      ))}
    </List>
  );
}
