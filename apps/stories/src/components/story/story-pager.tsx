import { Icon, SiteLink, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

const LINK = 'group grid content-start gap-2 py-5 no-underline md:gap-2.5 md:pt-7 md:pb-9';
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
      <div className="page-edge grid border-y border-rule 2xs:grid-cols-2">
        <SiteLink className={clsx(LINK, '2xs:pr-4 md:pr-8')} to={previous.to}>
          <span className={DIRECTION}>
            <Icon name="arrow-left" />
            {previous.direction}
          </span>{' '}
          <PagerStory {...previous} />
        </SiteLink>
        <SiteLink
          className={clsx(
            LINK,
            'border-line max-2xs:border-t 2xs:justify-items-end 2xs:border-l 2xs:pl-4 2xs:text-right md:pl-8',
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
      <b className="font-display text-2xl/title font-normal tracking-snug text-balance group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 md:text-h3/title">
        {title}
      </b>{' '}
      <small className="text-small text-slate">
        {note}
        {illustrative && <Tag>{illustrative}</Tag>}
      </small>
    </>
  );
}
