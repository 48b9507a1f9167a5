import { Icon, List, SiteLink, type StatParts, StatValue, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ServiceLine {
  name: string;
  to: string;
  badge?: string;
  text: string;
  stat: StatParts & { label: string };
}

const NAME = clsx(
  'col-span-full pb-3.5 text-h2 leading-none tracking-tight md:max-lg:-mr-gutter md:max-lg:tracking-stat',
  'md:col-span-9 md:col-start-1 lg:col-span-5 lg:col-start-1 lg:pb-0',
);
const STAT = clsx(
  'col-span-full mt-3 flex items-baseline gap-2 text-small leading-note text-slate',
  'md:col-start-10 md:-col-end-1 md:row-span-2 md:row-start-1 md:mt-0.5 md:block md:pl-gutter lg:row-auto',
);
// At half of such a small size, a plus sign is hardly legible.
const FIGURE = clsx(
  'figure block pb-1.5 text-5xl leading-display tracking-stat whitespace-nowrap text-ink max-lg:stat-sign:text-[0.62em]',
  'md:text-5xl md:whitespace-normal lg:text-7xl',
);

/** Services in headline size, one per line: the name links to the page, the stat is at the end. */
export function ServiceLines({ services }: { services: readonly ServiceLine[] }) {
  return (
    <List className="service-lines border-b ruled-rows border-rule *:hover:border-service">
      {services.map(({ name, to, badge, text, stat }) => (
        <li key={to} className="group relative grid-12 items-start py-lead">
          <h3 className={NAME}>
            <LeadLink to={to} className="*:size-[0.55em]">
              {name} <Icon name="arrow" />
            </LeadLink>{' '}
            {badge && <Tag className="ml-2 align-middle">{badge}</Tag>}
          </h3>
          <p className="col-span-full mt-0.5 text-slate md:col-span-8 md:col-start-1 lg:col-span-4 lg:col-start-6">
            {text}
          </p>
          <p className={STAT}>
            <span className={FIGURE}>
              <StatValue {...stat} />
            </span>{' '}
            {stat.label}
          </p>
        </li>
      ))}
    </List>
  );
}

interface LeadLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** The one link of a row that is clickable as a whole, which is `group relative`. An arrow in it moves while the row is hovered. */
export function LeadLink({ to, className, children }: LeadLinkProps) {
  return (
    <SiteLink
      to={to}
      className={clsx(
        'no-underline after:absolute after:inset-0',
        '*:text-service *:transition-transform group-hover:*:translate-x-1.5',
        className,
      )}
    >
      {children}
    </SiteLink>
  );
}
