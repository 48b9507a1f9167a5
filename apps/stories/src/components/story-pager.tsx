import { Icon, SiteLink, Tag } from '@vantedge/shared-ui';

interface Pointer {
  /** The direction, in words. */
  direction: string;
  title: string;
  to: string;
  note?: string;
  /** The word of the tag where the story is an example. */
  illustrative?: string;
}

interface Props {
  label: string;
  previous: Pointer;
  next: Pointer;
}

/** The story before, the story after. */
export function StoryPager({ label, previous, next }: Props) {
  return (
    <nav className="story-pager" aria-label={label}>
      <div className="wrap">
        <SiteLink className="pager-previous" to={previous.to}>
          <span className="pager-way">
            <Icon name="arrow-left" />
            {previous.direction}
          </span>{' '}
          <PagerStory {...previous} />
        </SiteLink>
        <SiteLink className="pager-next" to={next.to}>
          <span className="pager-way">
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
      <b>{title}</b>{' '}
      <small>
        {note}
        {illustrative && <Tag>{illustrative}</Tag>}
      </small>
    </>
  );
}
