import { HeadingText, Icon, List, MetaLine, SiteLink } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { StoryStats } from '../story-stats.tsx';

interface Props {
  title: string;
  link: string;
  industry: string;
  category: string;
  excerpt?: string;
  metrics: ComponentProps<typeof StoryStats>['items'];
  /** More results. */
  results?: readonly string[];
  color: string;
  readTime?: string;
  /** Text of the tag if client and stats are examples. */
  illustrative?: string;
  /** The drawing above or beside it; a rule if there is none. */
  cover?: ReactNode;
  className?: string;
}

/** A teaser of a story: drawing, title and stats. On wide screens a drawing is beside the text. */
export function StoryTeaser({ cover, metrics, results, readTime, className, ...story }: Props) {
  const parts = [story.industry, story.category, ...(readTime ? [readTime] : [])];
  const text = (
    <>
      <MetaLine parts={parts} tag={story.illustrative} />
      <h3 className="mt-1.5">
        <SiteLink className="no-underline hover:underline" to={story.link}>
          <HeadingText>{story.title}</HeadingText>&nbsp;
          <Icon name="arrow" className="text-[0.7em]" />
        </SiteLink>
      </h3>
      {story.excerpt && <p className="mt-3 max-w-prose text-slate">{story.excerpt}</p>}
      <StoryStats className="mt-5" items={metrics} />
      {results && (
        <List className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3.5 text-small text-slate *:before:mr-2 *:before:inline-flex *:before:w-3 *:before:border-t *:before:border-service *:before:align-[0.3em] ">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </List>
      )}
    </>
  );
  return cover ? (
    <article
      className={clsx('gap-x-10 border-rule md:grid md:grid-cols-2 md:border-t', className)}
      data-color={story.color}
    >
      {cover}
      <div>{text}</div>
    </article>
  ) : (
    <article className={clsx('border-t border-rule', className)} data-color={story.color}>
      {text}
    </article>
  );
}
