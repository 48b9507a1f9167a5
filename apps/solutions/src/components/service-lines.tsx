import { StatValue, type StatParts, Icon, SiteLink, Tag } from '@vantedge/shared-ui';

interface ServiceLine {
  name: string;
  to: string;
  badge?: string;
  text: string;
  stat: StatParts & { scope: string };
}

/** Services at the size of headlines, a line each: its name leads to its page, its one figure closes the line. */
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
