import { StatValue, Icon, SiteLink, Tag, type StatParts } from '@vantedge/shared-ui';

interface Handover {
  name: string;
  to: string;
  badge: string;
  text: string;
  weeks: number;
  stat: StatParts & { scope: string };
}

interface Props {
  items: readonly Handover[];
  /** Maximum setup time of all functions, in weeks. */
  weeks: number;
  /** Text after a number of weeks. */
  setup: string;
  /** Label of the line after setup. */
  live: string;
}

/** Functions to hand over: one block per week of setup, a link to the page, and the service level. */
export function HandoverRows({ items, weeks, setup, live }: Props) {
  return (
    <ul className="handover-rows ruled-rows lead-rows" role="list">
      {items.map((item) => (
        <li key={item.to}>
          <div className="hr-what">
            <h3>
              <SiteLink to={item.to}>
                {item.name} <Icon name="arrow" />
              </SiteLink>{' '}
              <Tag>{item.badge}</Tag>
            </h3>
            <p>{item.text}</p>
          </div>
          <p className="hr-weeks">
            <span aria-hidden="true">
              {Array.from({ length: item.weeks }, (_, week) => (
                <i key={week}>{week + 1}</i>
              ))}
              <b data-rest={weeks + 1 - item.weeks}>{live}</b>
            </span>
            {`${item.weeks} ${setup}`}
          </p>
          <p className="hr-figure">
            <b className="figure">
              <StatValue value={item.stat.value} suffix={item.stat.suffix} />
            </b>{' '}
            {item.stat.scope}
          </p>
        </li>
      ))}
    </ul>
  );
}
