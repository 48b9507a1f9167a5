import { teasers } from '@vantedge/content-stories';
import { Section, SectionHead } from '@vantedge/shared-ui';
import { RampCover, RulersCover } from '../components/teasers/story-covers.tsx';
import { StoryGrid, StoryTeaser } from '../components/teasers/story-teaser.tsx';

/** The success stories for other pages: a whole section with a heading. */
export default function Teasers() {
  const { title, action, lead, beside, covers } = teasers;
  return (
    <Section labelledBy="teasers-title">
      <SectionHead id="teasers-title" title={title} action={action} />
      <StoryGrid lead={<StoryTeaser {...lead} lead cover={<RampCover {...covers.ramp} />} />}>
        {beside.map(({ cover, results, ...story }) =>
          cover === 'rulers' ? (
            // Its cover draws its results.
            <StoryTeaser key={story.id} {...story} cover={<RulersCover {...covers.rulers} />} />
          ) : (
            <StoryTeaser key={story.id} {...story} results={results} />
          ),
        )}
      </StoryGrid>
    </Section>
  );
}
