import { HeadingText, SiteLink, StoryMeta, StoryStats } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { inOneLine } from '../labeled-stats.ts';

const LEAD = 'col-span-full lg:col-span-7';

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
  const kind = lead ? LEAD : cover ? undefined : 'border-t border-rule';
  return (
    <article className={kind} data-color={story.color}>
      {cover}
      <StoryMeta parts={parts} tag={story.illustrative} />
      <h3 className={clsx('mt-1.5', lead && 'text-quote/heading')}>
        <SiteLink className="no-underline hover:underline" to={story.link}>
          <HeadingText>{story.title}</HeadingText>
        </SiteLink>
      </h3>
      {story.excerpt && <p className="mt-3 max-w-[58ch] text-slate">{story.excerpt}</p>}
      {/* On a phone, the first of three stats is wider: it also names its basis. */}
      <StoryStats
        className={clsx(lead && 'max-md:grid-cols-[1.35fr_1fr_0.9fr]')}
        items={metrics.map(inOneLine)}
      />
      {results && (
        <ul
          className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3.5 text-small text-slate *:before:mr-2 *:before:inline-flex *:before:w-3 *:before:border-t *:before:border-service *:before:align-[0.3em] *:before:content-['']"
          role="list"
        >
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** One lead story with a drawing, two beside it. */
export function StoryGrid({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-stack grid-12">
      {lead}
      <div className="col-span-full grid content-start items-start gap-10 max-lg:mt-14 md:grid-cols-[7fr_5fr] lg:col-[9/-1] lg:grid-cols-1">
        {children}
      </div>
    </div>
  );
}
