import { ukg } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  Testimonials,
} from '@vantedge/shared-ui';
import { ProductTimelines } from '../../components/product-timelines.tsx';
import { MilestoneRail } from '../../components/milestone-rail.tsx';
import { PartnerYearsScale } from '../../components/partner-years-scale.tsx';
import { HandoffSteps } from '../../components/handoff-steps.tsx';
import { StatPictograms } from '../../components/stat-pictograms.tsx';
import { Benefits } from '../../components/benefits.tsx';

export default function UkgPage() {
  const { history, modules, reasons, questions } = ukg;
  return (
    <>
      <Seo page={ukg} />
      <PageHero variant="inner" sky="dawn-cebu" {...ukg.hero}>
        <PartnerYearsScale {...ukg.partnerYears} />
        <StatPictograms proofs={ukg.proofs} />
      </PageHero>
      <PageNavigation sections={ukg.sections} />
      <Section id="history" color="purple" title={history.title} lead={history.lead} space="figure">
        <MilestoneRail milestones={history.milestones} />
      </Section>
      <Section id="modules" ruled color="purple" title={modules.title} lead={modules.lead} space="figure">
        <HandoffSteps modules={modules.items} labels={modules.labels} />
      </Section>
      <Section id="editions" layout="free" surface="tint" color="purple" title={ukg.editions.title}>
        <ProductTimelines {...ukg.editions} />
      </Section>
      <Section id="reasons" color="purple" title={reasons.title}>
        <Benefits reasons={reasons.items} />
      </Section>
      <Testimonials {...ukg.testimonials} />
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...ukg.closing} color="purple" />
    </>
  );
}
