interface Strategy {
  name: string;
  description: string;
  bestFor: string;
}

/** Below a chart of strategies: what each one does and who it is for. */
export function StrategyNotes({ items, label }: { items: readonly Strategy[]; label: string }) {
  return (
    <ul role="list" className="mt-12 grid gap-x-gutter gap-y-9 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
      {items.map(({ name, description, bestFor }) => (
        <li key={name} className="row-span-3 grid grid-rows-subgrid gap-y-0 lg:pr-4">
          <h3>{name}</h3>
          <p className="mt-3 text-slate">{description}</p>
          <p className="mt-4 border-t border-line pt-3 text-md leading-normal">
            <b className="block font-medium text-service">{label}</b> {bestFor}
          </p>
        </li>
      ))}
    </ul>
  );
}
