import { SiteLink, StoryFigures, StoryMeta } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';

interface Stated {
  value: string;
  suffix?: string;
  scope: string;
}

interface Props {
  title: string;
  link: string;
  industry: string;
  category: string;
  excerpt?: string;
  figures?: readonly Stated[];
  /** The word of the tag where client and figures are examples. */
  illustrative?: string;
  lead?: boolean;
  /** The drawing above it; without one, a rule. */
  cover?: ReactNode;
}

/** A story on another page: its drawing, its name, what it came to. */
export function StoryTeaser({ lead = false, cover, figures, ...story }: Props) {
  const kind = lead ? ' story-teaser--lead' : cover ? '' : ' story-teaser--text';
  return (
    <article className={`story-teaser${kind}`}>
      {cover}
      <StoryMeta parts={[story.industry, story.category]} tag={story.illustrative} />
      <h3>
        <SiteLink to={story.link}>{story.title}</SiteLink>
      </h3>
      {story.excerpt && <p className="teaser-text">{story.excerpt}</p>}
      {figures && <StoryFigures items={figures.map(inOneLine)} />}
    </article>
  );
}

function inOneLine({ value, suffix = '', scope }: Stated): { value: string; label: string } {
  return { value: /^[a-z]/.test(suffix) ? `${value} ${suffix}` : `${value}${suffix}`, label: scope };
}
