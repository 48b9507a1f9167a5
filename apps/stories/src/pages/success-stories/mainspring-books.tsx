import { mainspring } from '@vantedge/content-stories';
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
import { RampLine } from '../../components/story/length-lines.tsx';
import { QuarterRows } from '../../components/story/quarter-rows.tsx';
import { SeatInvoice } from '../../components/story/seat-invoice.tsx';
import { StoryPager } from '../../components/story/story-pager.tsx';
import pdf from './mainspring-books.pdf';

/** Both paths of the page show this component. */
export default function MainspringStoryPage() {
  const { closing, color, ramp, achievements } = mainspring;
  return (
    <>
      <Seo page={mainspring} />
      <DossierHero {...mainspring} />
      <PageNavigation sections={mainspring.sections} />
      <StoryIntro {...mainspring} file={pdf} name="mainspring-books" />
      <Section id="story" layout="free" title={mainspring.story.title} className="pt-section-md pb-0">
        <div className={DOSSIER}>
          <SectionTitle className="mb-9 md:col-span-full" />
          <StoryText {...mainspring} from={0} to={2} />
          <RampLine {...ramp.line} />
          <StoryText {...mainspring} from={2} to={3} />
        </div>
      </Section>
      <div className="mt-figure">
        <SeatInvoice {...ramp} />
      </div>
      <Section label={mainspring.continued} className="pt-section-md">
        <div className={DOSSIER}>
          <StoryText {...mainspring} from={3} to={5} />
          <PullFigure {...ramp.pull} />
        </div>
      </Section>
      <QuarterRows {...mainspring.timeline} color={color} />
      <ArgumentColumns {...mainspring.argument} />
      <Section id="achievements" surface="dark" title={achievements.title} className="py-section-md">
        <StatList size="pull" items={achievements.rows.map(({ stat, note }) => ({ ...stat, note }))} />
      </Section>
      <MarginQuote {...mainspring.testimonial} />
      <ClosingCta title={closing.title} text={closing.text} actions={closing.actions}>
        <RelatedLinks items={closing.related} />
      </ClosingCta>
      <StoryPager {...mainspring.pager} />
    </>
  );
}
