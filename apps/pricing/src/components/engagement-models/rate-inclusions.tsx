import { List, Section, SectionTitle } from '@vantedge/shared-ui';

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
export function RateInclusions({ title, included, excluded, billing }: Props) {
  return (
    <Section
      id="included"
      layout="free"
      size="sm"
      title={title}
      className="inclusion border-t border-line *:grid-12"
    >
      <SectionTitle className="col-span-full lg:col-span-4" />
      <div className="col-span-full mt-8 md:col-span-7 lg:col-span-4 lg:col-start-6 lg:mt-0">
        <h3 className="border-b-4 border-amber pb-2.25 text-4xl">{included.title}</h3>
        <ItemList items={included.items} />
      </div>
      <div className="col-span-full mt-8 md:col-start-8 md:-col-end-1 md:pl-4 lg:col-start-10 lg:-col-end-1 lg:mt-0">
        <h3 className="border-b border-rule pb-3 text-4xl">{excluded.title}</h3>
        <ItemList items={excluded.items} />
        <p className="mt-4 text-md/normal text-slate">{billing}</p>
      </div>
    </Section>
  );
}

function ItemList({ items }: Pick<Items, 'items'>) {
  return (
    <List>
      {items.map(({ name, note }) => (
        <li key={name} className="border-b border-line py-3 leading-note font-medium">
          {name} <span className="block text-md font-normal text-slate">{note}</span>
        </li>
      ))}
    </List>
  );
}
