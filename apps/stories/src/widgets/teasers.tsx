import { teasers } from '@vantedge/content-stories';
import { Section } from '@vantedge/shared-ui';
import { ScaleCover } from '../components/teasers/story-covers.tsx';
import { StoryTeaser } from '../components/teasers/story-teaser.tsx';

/** Success stories for the home page, which tells another one itself: a whole section with a heading. */
export default function Teasers() {
  const { title, action, lead, beside, cover } = teasers;
  // Its cover draws its results.
  const { results: _, ...story } = lead;
  return (
    <Section id="teasers" title={title} action={action}>
      <div className="grid-12 gap-y-9 md:gap-y-14">
        <StoryTeaser {...story} className="col-span-full lg:col-span-8" cover={<ScaleCover {...cover} />} />
        <StoryTeaser {...beside} className="col-span-full lg:col-span-4" />
      </div>
    </Section>
  );
}
