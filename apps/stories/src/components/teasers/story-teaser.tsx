import { SiteLink, StoryStats, StoryMeta } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { inOneLine } from '../in-one-line.ts';

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
  metrics: readonly Stated[];
  /** More results. */
  results?: readonly string[];
  color: string;
  readTime?: string;
  /** Text of the tag if client and stats are examples. */
  illustrative?: string;
  lead?: boolean;
  /** The drawing above it; a rule if there is none. */
  cover?: ReactNode;
}

/** A teaser of a story: drawing, title and stats. */
export function StoryTeaser({ lead = false, cover, metrics, results, readTime, ...story }: Props) {
  const parts = [story.industry, story.category, ...(readTime ? [readTime] : [])];
  const kind = lead ? ' story-teaser--lead' : cover ? '' : ' story-teaser--text';
  return (
    <article className={`story-teaser${kind}`} data-color={story.color}>
      {cover}
      <StoryMeta parts={parts} tag={story.illustrative} />
      <h3>
        <SiteLink to={story.link}>{story.title}</SiteLink>
      </h3>
      {story.excerpt && <p className="teaser-text">{story.excerpt}</p>}
      <StoryStats items={metrics.map(inOneLine)} />
      {results && (
        <ul className="teaser-results" role="list">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
