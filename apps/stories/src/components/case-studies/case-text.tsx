import type { CaseEntry } from '@vantedge/content-stories';
import { SiteLink, StoryMeta } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

type Props = Pick<
  CaseEntry,
  'industry' | 'client' | 'illustrative' | 'title' | 'link' | 'excerpt' | 'services'
> & {
  /** With less space, at the top of a row. */
  compact?: boolean;
};

/** Industry, title, excerpt and services of a case study. */
export function CaseText({ title, link, compact, ...entry }: Props) {
  return (
    <>
      <StoryMeta
        className={clsx(compact && 'mt-0')}
        parts={[entry.industry, entry.client]}
        tag={entry.illustrative}
      />
      <h3 className={compact ? 'mt-1.5' : 'mt-2'}>
        {link ? (
          <SiteLink className="no-underline hover:underline" to={link}>
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </h3>
      <p className={clsx('text-base/body text-slate', compact ? 'mt-2' : 'mt-3')}>{entry.excerpt}</p>
      <p className="mt-3 text-small/normal">{entry.services.join(' · ')}</p>
    </>
  );
}
