import { successStories } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, PageHero, StatRow } from '@vantedge/shared-ui';
import { SeatSpines } from '../components/seat-spines.tsx';
import { FeaturedStory } from '../components/featured-story.tsx';
import { WeekRoster } from '../components/week-roster.tsx';

export default function SuccessStoriesPage() {
  const { hero, label, partnership, publisher, covers, closing } = successStories;
  return (
    <>
      <Seo page={successStories} />
      <PageHero
        variant="inner"
        sky="dawn-cebu"
        breadcrumb={hero.breadcrumb}
        name={hero.name}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
      >
        <StatRow items={hero.stats} />
      </PageHero>
      <section aria-label={label}>
        <FeaturedStory {...partnership}>
          <WeekRoster {...covers.roster} />
        </FeaturedStory>
        <FeaturedStory {...publisher}>
          <SeatSpines departments={covers.departments} />
        </FeaturedStory>
      </section>
      <ClosingCta {...closing} />
    </>
  );
}
