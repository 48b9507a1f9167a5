import { Icon, SiteLink, Tag } from '@vantedge/shared-ui';

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
