import { Icon, List, type StatParts, StatValue, Tag } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { LeadLink } from './service-lines.tsx';

interface Trade {
  name: string;
  to: string;
  color: string;
  text: string;
  stat: StatParts & { label: string };
  /** What the trade calls its document. */
  document: string;
}

interface IndustryPanelsProps {
  trades: readonly Trade[];
  tag: string;
  /** A piece of work in the notation of each trade, in the order of `trades`. */
  samples: readonly ReactNode[];
}

const PANEL =
  'group relative flex min-w-0 flex-col border-surface-dark-rule max-md:border-t max-md:pt-5 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0';

const SHEET =
  'order-first flex flex-col border-t-3 border-service surface-paper px-4.5 pt-2.5 pb-4.5 max-md:mb-5';

/** Industries side by side in a hero: a sheet in the trade's own notation, the name as a link, a sentence and a stat. */
export function IndustryPanels({ trades, tag, samples }: IndustryPanelsProps) {
  return (
    <List className="industry-panels mt-figure grid gap-x-gutter gap-y-9 md:grid-cols-2 md:gap-y-12 xl:grid-cols-4">
      {trades.map(({ name, to, color, text, stat, document }, index) => (
        <li key={to} className={PANEL}>
          <h2 className="text-4xl/tight tracking-snug md:mt-5">
            <LeadLink to={to} className="*:size-[0.7em] *:text-on-dark-2">
              {name} <Icon name="arrow" />
            </LeadLink>
          </h2>
          <p className="mt-2 text-base/normal text-on-dark-2 md:pr-4">{text}</p>
          <p className="mt-3.5 flex items-baseline gap-2.5 text-small/note text-on-dark-2 md:mt-5 md:border-t md:border-surface-dark-line md:pt-4 md:pr-4">
            <b className="figure text-stat/none font-normal tracking-stat whitespace-nowrap text-on-dark">
              <StatValue {...stat} />
            </b>{' '}
            {stat.label}
          </p>
          <div className={SHEET} data-color={color}>
            <p className="flex items-center justify-between pb-3 text-2xs/snug text-slate">
              {document} <Tag>{tag}</Tag>
            </p>
            <div className="my-auto">{samples[index]}</div>
          </div>
        </li>
      ))}
    </List>
  );
}
