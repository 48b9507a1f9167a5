import { DimensionLine, StatValue, LinkArrow, SiteLink, StoryMeta } from '@vantedge/shared-ui';
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
    <article className="feature-plate" data-color={color}>
      <div className="fp-cover">{children}</div>
      <div className="fp-text">
        <StoryMeta parts={parts} />
        <h2>
          <SiteLink to={to}>{title}</SiteLink>
        </h2>
        <p className="fp-excerpt">{text}</p>
        <LinkArrow to={to} subject={title}>
          {action}
        </LinkArrow>
      </div>
      <div className="fp-proof">
        <dl>
          {labeledStats(stats).map(({ label, ...stat }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <StatValue {...stat} />
              </dd>
            </div>
          ))}
        </dl>
        <DimensionLine {...length} />
      </div>
    </article>
  );
}
