import type { home } from '@vantedge/content-site';
import { Tag } from '@vantedge/shared-ui';

type Clients = typeof home.clients.items;

/** The client names. A decorative second copy makes the scrolling loop seamless. */
export function ClientStrip({ items }: { items: Clients }) {
  return (
    <div className="client-strip mt-8 overflow-hidden">
      <ul className="strip-run wrap" data-moves="" role="list">
        <Names items={items} />
      </ul>
      <ul className="strip-run wrap" data-moves="" aria-hidden="true" inert>
        <Names items={items} />
      </ul>
    </div>
  );
}

function Names({ items }: { items: Clients }) {
  return items.map(({ id, name, industry, metric, illustrative }) => (
    <li key={id}>
      <b className="font-display font-normal tracking-tight">{name}</b>
      <span className="text-small/note text-on-night-2">
        {industry} {illustrative && <Tag className="ml-1 text-amber">{illustrative}</Tag>}
        <br />
        {metric.line}
      </span>
    </li>
  ));
}
