import type { home } from '@vantedge/content-site';
import { Tag } from '@vantedge/shared-ui';

type Clients = typeof home.clients.items;

/** The client names. A decorative second copy makes the scrolling loop seamless. */
export function ClientStrip({ items }: { items: Clients }) {
  return (
    <div className="client-strip">
      <ul className="strip-run" data-moves="" role="list">
        <Names items={items} />
      </ul>
      <ul className="strip-run" data-moves="" aria-hidden="true" inert>
        <Names items={items} />
      </ul>
    </div>
  );
}

function Names({ items }: { items: Clients }) {
  return items.map(({ id, name, industry, metric, illustrative }) => (
    <li key={id}>
      <b>{name}</b>
      <span>
        {industry} {illustrative && <Tag>{illustrative}</Tag>}
        <br />
        {metric.line}
      </span>
    </li>
  ));
}
