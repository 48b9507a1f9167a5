import { mainspring } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import { ClosingCta, PageHero, PageNavigation, RelatedLinks, StatRow } from '@vantedge/shared-ui';
import { AchievementList } from '../../components/story/achievement-list.tsx';
import { ArgumentColumns } from '../../components/story/argument-columns.tsx';
import { ClientQuote, StoryBody, StoryDownload } from '../../components/story/story-body.tsx';
import { QuarterTimeline } from '../../components/story/quarter-timeline.tsx';
import { SeatSpinesFigure } from '../../components/seat-spines.tsx';
import { StoryPager } from '../../components/story/story-pager.tsx';
import { TeamRamp } from '../../components/story/team-ramp.tsx';
import pdf from './mainspring-books.pdf';

/** Both paths of the page show this component. */
export default function MainspringStoryPage() {
  const { hero, cover, closing, color, ramp } = mainspring;
  return (
    <>
      <Seo page={mainspring} />
      <PageHero
        variant="inner"
        sky="dusk"
        breadcrumb={mainspring.hero.breadcrumb}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        controls={<StoryDownload file={pdf} name="mainspring-books" />}
      >
        <SeatSpinesFigure departments={ramp.departments} value={cover.value} caption={cover.caption} />
        <StatRow items={hero.stats} />
      </PageHero>
      <PageNavigation sections={mainspring.sections} />
      <StoryBody facts={mainspring.facts} {...mainspring.story} />
      <QuarterTimeline {...mainspring.timeline} color={color} departments={ramp.departments} />
      <TeamRamp {...ramp} />
      <ArgumentColumns {...mainspring.argument} />
      <AchievementList {...mainspring.achievements} />
      <ClientQuote {...mainspring.testimonial} />
      <ClosingCta title={closing.title} text={closing.text} actions={closing.actions}>
        <RelatedLinks items={closing.related} />
      </ClosingCta>
      <StoryPager {...mainspring.pager} />
    </>
  );
}
