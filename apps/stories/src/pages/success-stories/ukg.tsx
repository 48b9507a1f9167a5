import { ukg } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, PageHero, PageNavigation, RelatedLinks, StatRow } from '@vantedge/shared-ui';
import { AchievementList } from '../../components/story/achievement-list.tsx';
import { ArgumentColumns } from '../../components/story/argument-columns.tsx';
import { ForecastLines } from '../../components/story/forecast-lines.tsx';
import { ClientQuote, StoryBody, StoryDownload } from '../../components/story/story-body.tsx';
import { QuarterTimeline } from '../../components/story/quarter-timeline.tsx';
import { DurationComparison } from '../../components/story/duration-comparison.tsx';
import { StoryPager } from '../../components/story/story-pager.tsx';
import pdf from './ukg.pdf';

export default function UkgStoryPage() {
  const { hero, closing, color } = ukg;
  return (
    <>
      <Seo page={ukg} />
      <PageHero
        variant="inner"
        sky="dawn-cebu"
        breadcrumb={ukg.hero.breadcrumb}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        controls={<StoryDownload file={pdf} name="ukg" />}
      >
        <ForecastLines {...ukg.forecast} />
        <StatRow items={hero.stats} />
      </PageHero>
      <PageNavigation sections={ukg.sections} />
      <StoryBody facts={ukg.facts} {...ukg.story} />
      <QuarterTimeline {...ukg.timeline} color={color} />
      <DurationComparison {...ukg.durations} color={color} />
      <ArgumentColumns {...ukg.argument} />
      <AchievementList {...ukg.achievements} />
      <ClientQuote {...ukg.testimonial} />
      <ClosingCta title={closing.title} text={closing.text} actions={closing.actions}>
        <RelatedLinks items={closing.related} />
      </ClosingCta>
      <StoryPager {...ukg.pager} />
    </>
  );
}
