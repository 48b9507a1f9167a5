import { ukg } from '@vantedge/content-stories';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  PageNavigation,
  RelatedLinks,
  Section,
  SectionTitle,
  StatList,
} from '@vantedge/shared-ui';
import { ArgumentColumns } from '../../components/story/argument-columns.tsx';
import { DOSSIER, MarginQuote, PullFigure, StoryIntro, StoryText } from '../../components/story/dossier.tsx';
import { DossierHero } from '../../components/story/dossier-hero.tsx';
import { DurationLine } from '../../components/story/length-lines.tsx';
import { QuarterRows } from '../../components/story/quarter-rows.tsx';
import { StoryPager } from '../../components/story/story-pager.tsx';
import { WeekRoster } from '../../components/story/week-roster.tsx';
import pdf from './ukg.pdf';

export default function UkgStoryPage() {
  const { closing, color, schedule, achievements } = ukg;
  return (
    <>
      <Seo page={ukg} />
      <DossierHero {...ukg} long />
      <PageNavigation sections={ukg.sections} />
      <StoryIntro {...ukg} file={pdf} name="ukg" />
      <Section id="story" layout="free" title={ukg.story.title} className="pt-section-md pb-0">
        <div className={DOSSIER}>
          <SectionTitle className="mb-9 md:col-span-full" />
          <StoryText {...ukg} from={0} to={2} />
        </div>
      </Section>
      <div className="mt-figure">
        <Section layout="free" surface="tint" color={color} title={schedule.title} className="py-section-md">
          <div className={DOSSIER}>
            <div>
              <SectionTitle className="text-h3/title md:text-[2rem]/title" />
              <p className="mt-5 border-t border-rule pt-2 text-small/normal text-slate">{schedule.text}</p>
            </div>
            <div className="border-t-3 border-ink surface-paper p-3 shadow-float max-md:-mx-3 max-md:mt-6 md:p-7 xl:col-span-2 print:border">
              <WeekRoster {...schedule.roster} />
            </div>
          </div>
        </Section>
      </div>
      <Section label={ukg.continued} className="pt-section-md">
        <div className={DOSSIER}>
          <StoryText {...ukg} from={2} to={4} />
          <PullFigure {...ukg.pull} />
          <StoryText {...ukg} from={4} to={5} />
        </div>
      </Section>
      <DurationLine {...ukg.durations} color={color} />
      <QuarterRows {...ukg.timeline} color={color} />
      <ArgumentColumns {...ukg.argument} />
      <Section id="achievements" surface="dark" title={achievements.title} className="py-section-md">
        <StatList size="pull" items={achievements.rows.map(({ stat, note }) => ({ ...stat, note }))} />
      </Section>
      <MarginQuote {...ukg.testimonial} />
      <ClosingCta title={closing.title} text={closing.text} actions={closing.actions}>
        <RelatedLinks items={closing.related} />
      </ClosingCta>
      <StoryPager {...ukg.pager} />
    </>
  );
}
