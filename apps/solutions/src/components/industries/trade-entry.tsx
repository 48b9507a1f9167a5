import { Icon, type FigureParts, PlainList, SiteLink } from '@vantedge/shared-ui';
import { FigureList } from '../figure-list.tsx';

interface Props {
  name: string;
  to: string;
  color: string;
  text: string;
  stats: readonly (FigureParts & { scope: string })[];
  services: readonly string[];
}

/** One trade across the page: its name, which leads on, its figures on one rule, and what is done for it. */
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
      <FigureList stats={stats} />
      <PlainList items={services} />
    </article>
  );
}
