import type { StoryPage, StoryPagerLink } from '@vantedge/content-stories';
import { Icon, Marks, SiteLink, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

const LINK = 'group block py-6 no-underline md:pt-7 md:pb-10';

/** Links to the previous and the next story, each with a strip of its cover. */
export function StoryPager({ label, previous, next }: StoryPage['pager']) {
  return (
    <nav className="bg-surface-tint print:hidden" aria-label={label}>
      <div className="page-edge grid md:grid-cols-2">
        <SiteLink className={clsx(LINK, 'border-line max-md:border-b md:border-r md:pr-8')} to={previous.to}>
          <Pointer {...previous} />
        </SiteLink>
        <SiteLink className={clsx(LINK, 'md:pl-8')} to={next.to}>
          <Pointer {...next} />
        </SiteLink>
      </div>
    </nav>
  );
}

/** More marks than this are ticks. */
const BARS = 60;

function Pointer({ direction, title, note, illustrative, strip }: StoryPagerLink) {
  const many = strip.reduce((sum, { count }) => sum + count, 0) > BARS;
  return (
    <>
      <span className="text-small text-slate">
        {direction}
        {note && `: ${note}`} {illustrative && <Tag className="ml-1">{illustrative}</Tag>}
      </span>{' '}
      <b className="mt-1 mb-4 block font-display text-5xl/title font-normal tracking-snug text-balance group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {title} <Icon name="arrow" className="text-[0.7em]" />
      </b>
      <Marks groups={strip} shape={many ? 'tick' : 'bar'} className="h-10 w-full max-w-140" />
    </>
  );
}
