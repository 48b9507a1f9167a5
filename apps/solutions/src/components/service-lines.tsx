import { StatValue, type StatParts, Icon, SiteLink, Tag } from '@vantedge/shared-ui';

interface ServiceLine {
  name: string;
  to: string;
  badge?: string;
  text: string;
  stat: StatParts & { scope: string };
}

/** Services in headline size, one per line: the name links to the page, the stat is at the end. */
export function ServiceLines({ services }: { services: readonly ServiceLine[] }) {
  return (
    <ul className="service-lines ruled-rows lead-rows" role="list">
      {services.map(({ name, to, badge, text, stat }) => (
        <li key={to}>
          <h3>
            <SiteLink to={to}>
              {name} <Icon name="arrow" />
            </SiteLink>{' '}
            {badge && <Tag>{badge}</Tag>}
          </h3>
          <p>{text}</p>
          <p className="sl-figure">
            <span className="figure">
              <StatValue {...stat} />
            </span>{' '}
            {stat.scope}
          </p>
        </li>
      ))}
    </ul>
  );
}
