import { Icon, type StatParts, PlainList, SiteLink, StatList } from '@vantedge/shared-ui';

interface Props {
  name: string;
  to: string;
  color: string;
  text: string;
  stats: readonly (StatParts & { scope: string })[];
  services: readonly string[];
}

const LINK =
  'no-underline *:size-[0.6em] *:stroke-1 *:text-service *:transition-transform hover:underline hover:decoration-service hover:decoration-2 hover:underline-offset-[0.12em] hover:*:translate-x-2';

/** One industry at full width: its name as a link, its stats on one rule, and its services. */
export function TradeEntry({ name, to, color, text, stats, services }: Props) {
  return (
    <article className="trade-entry not-first:mt-interlude" data-color={color}>
      <div className="border-b-3 border-service pb-7 lg:grid-12 lg:items-end">
        <h2 className="text-call/none tracking-stat lg:col-span-8">
          <SiteLink className={LINK} to={to}>
            {name} <Icon name="arrow" />
          </SiteLink>
        </h2>
        <p className="text-slate max-lg:mt-3.5 max-lg:max-w-[60ch] lg:col-span-4">{text}</p>
      </div>
      <StatList
        items={stats.map(({ scope, ...stat }) => ({ ...stat, label: scope }))}
        className="grid grid-cols-[1fr_1fr] gap-x-gutter md:grid-cols-4"
        itemClassName="pt-6 pr-3"
        valueClassName="text-stat-lg whitespace-nowrap"
        labelClassName="mt-2 leading-note"
      />
      <PlainList
        className="mt-7 grid gap-x-gutter border-t border-line pt-2.5 min-[480px]:grid-cols-2 md:grid-cols-4"
        items={services}
      />
    </article>
  );
}
