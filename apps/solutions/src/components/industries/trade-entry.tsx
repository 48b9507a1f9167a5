import { Icon, type StatParts, PlainList, SiteLink } from '@vantedge/shared-ui';
import { StatList } from '../stat-list.tsx';

interface Props {
  name: string;
  to: string;
  color: string;
  text: string;
  stats: readonly (StatParts & { scope: string })[];
  services: readonly string[];
}

/** One industry at full width: its name as a link, its stats on one rule, and its services. */
export function TradeEntry({ name, to, color, text, stats, services }: Props) {
  return (
    <article className="trade-entry" data-color={color}>
      <div className="te-head">
        <h2>
          <SiteLink to={to}>
            {name} <Icon name="arrow" />
          </SiteLink>
        </h2>
        <p>{text}</p>
      </div>
      <StatList stats={stats} />
      <PlainList items={services} />
    </article>
  );
}
