import { DimensionLine, LinkArrow, SiteLink, StatList, StoryMeta } from '@vantedge/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { labeledStats } from '../labeled-stats.ts';

interface Props {
  title: string;
  to: string;
  parts: readonly string[];
  text: string;
  color: string;
  /** Text of the link below. */
  action: string;
  stats: readonly { value: string; suffix?: string; scope: string }[];
  length: ComponentProps<typeof DimensionLine>;
  /** The drawing on the cover. */
  children: ReactNode;
}

/** A featured story at full width: cover, then title beside two stats and a duration. */
export function FeaturePlate({ title, to, parts, text, color, action, stats, length, children }: Props) {
  return (
    <article className="grid-12 pb-section" data-color={color}>
      <div className="col-span-full -mx-edge border-t border-rule bg-paper-2 px-edge py-[clamp(24px,3vw,40px)] md:mx-0 md:px-[clamp(24px,3vw,40px)]">
        {children}
      </div>
      <div className="col-span-full mt-7 lg:col-span-7">
        <StoryMeta className="mt-0" parts={parts} />
        <h2 className="mt-2 text-5xl/heading md:text-stat/heading">
          <SiteLink className="no-underline hover:underline" to={to}>
            {title}
          </SiteLink>
        </h2>
        <p className="mt-4 max-w-[56ch] text-slate">{text}</p>
        <LinkArrow className="mt-4" to={to} subject={title}>
          {action}
        </LinkArrow>
      </div>
      <div className="col-span-full mt-8 lg:col-[9/-1]">
        <StatList
          items={labeledStats(stats)}
          className="grid grid-cols-[auto_auto] justify-start gap-x-14 lg:justify-between lg:gap-x-8"
          valueClassName="text-stat whitespace-nowrap"
          labelClassName="mt-2 max-w-[18ch] leading-note"
        />
        <DimensionLine {...length} className="mt-10 max-w-none" />
      </div>
    </article>
  );
}
