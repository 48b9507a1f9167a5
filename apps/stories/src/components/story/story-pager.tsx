import { Icon, SiteLink, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

const LINK = 'group grid content-start gap-2.5 pt-7 pb-9 no-underline';
const DIRECTION = 'inline-flex items-center gap-2.5 text-small text-slate';

interface Pointer {
  /** "Previous story" or "Next story". */
  direction: string;
  title: string;
  to: string;
  note?: string;
  /** Text of the tag if the story is an example. */
  illustrative?: string;
}

interface Props {
  label: string;
  previous: Pointer;
  next: Pointer;
}

/** Links to the previous and next story. */
export function StoryPager({ label, previous, next }: Props) {
  return (
    <nav className="pb-part" aria-label={label}>
      <div className="wrap grid border-y border-rule md:grid-cols-2">
        <SiteLink className={clsx(LINK, 'md:pr-8')} to={previous.to}>
          <span className={DIRECTION}>
            <Icon name="arrow-left" />
            {previous.direction}
          </span>{' '}
          <PagerStory {...previous} />
        </SiteLink>
        <SiteLink
          className={clsx(
            LINK,
            'border-line max-md:border-t md:justify-items-end md:border-l md:pl-8 md:text-right',
          )}
          to={next.to}
        >
          <span className={DIRECTION}>
            {next.direction}
            <Icon name="arrow" />
          </span>{' '}
          <PagerStory {...next} />
        </SiteLink>
      </div>
    </nav>
  );
}

function PagerStory({ title, note, illustrative }: Pointer) {
  return (
    <>
      <b className="font-display text-h3/title font-normal tracking-snug text-balance group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.15em]">
        {title}
      </b>{' '}
      <small className="text-small text-slate">
        {note}
        {illustrative && <Tag>{illustrative}</Tag>}
      </small>
    </>
  );
}
