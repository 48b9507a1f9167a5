import { List } from '@vantedge/shared-ui';
interface Strategy {
  name: string;
  description: string;
  bestFor: string;
}

/** Below a chart of strategies: what each one does and who it is for. */
export function StrategyNotes({ items, label }: { items: readonly Strategy[]; label: string }) {
  return (
    <List className="mt-8 grid gap-x-gutter gap-y-8 2xs:grid-cols-2 md:mt-12 md:gap-y-9 lg:mt-16 lg:grid-cols-4">
      {items.map(({ name, description, bestFor }) => (
        <li key={name} className="row-span-3 grid grid-rows-subgrid gap-y-0 lg:pr-4">
          <h3>{name}</h3>
          <p className="mt-2 text-base/normal text-slate md:mt-3 md:text-lg/body">{description}</p>
          <p className="mt-3 border-t border-line pt-2.5 text-md leading-normal md:mt-4 md:pt-3">
            <b className="block font-medium text-service">{label}</b> {bestFor}
          </p>
        </li>
      ))}
    </List>
  );
}
