import { DimensionLine, LinkArrow, Section, SiteLink, StatList, StoryMeta } from '@vantedge/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { labeledStats } from './labeled-stats.ts';

interface FeaturePlateProps {
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
export function FeaturePlate({
  title,
  to,
  parts,
  text,
  color,
  action,
  stats,
  length,
  children,
}: FeaturePlateProps) {
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

interface Term {
  term: string;
  meaning: string;
  link?: { label: string; to: string };
}

interface MethodListProps {
  title: string;
  text: string;
  terms: readonly Term[];
}

/** How the numbers of a page are measured, as a glossary. */
export function MethodList({ title, text, terms }: MethodListProps) {
  return (
    <Section ruled labelledBy="method-title">
      <div className="grid-12 items-start">
        <div className="col-span-full lg:col-span-4">
          <h2 id="method-title">{title}</h2>
          <p className="mt-5 max-w-[34ch] text-slate">{text}</p>
        </div>
        <dl className="col-span-full border-b border-rule max-lg:mt-9 lg:col-[6/-1]">
          {terms.map(({ term, meaning, link }) => (
            <div
              key={term}
              className="grid items-baseline gap-x-gutter gap-y-2 border-t border-line pt-5 pb-5.5 first:border-rule md:grid-cols-[190px_1fr]"
            >
              <dt className="font-display text-4xl/title tracking-snug lining-nums">{term}</dt>
              <dd className="font-text text-base/body text-slate normal-nums">
                {meaning} {link && <SiteLink to={link.to}>{link.label}</SiteLink>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
