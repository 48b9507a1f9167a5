import { ukg } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  SectionHead,
  Testimonials,
} from '@vantedge/shared-ui';
import { Editions, MilestoneRail, PartnerYearsScale } from '../../components/ukg.tsx';
import { ModuleIndex } from '../../components/module-index.tsx';
import { ProofRow } from '../../components/proof-row.tsx';
import { ReasonRows } from '../../components/reason-rows.tsx';

export default function UkgPage() {
  const { history, modules, reasons, questions } = ukg;
  return (
    <>
      <Seo page={ukg.meta} />
      <PageHero variant="inner" sky="dawn-cebu" {...ukg.hero}>
        <PartnerYearsScale {...ukg.partnerYears} />
        <ProofRow proofs={ukg.proofs} />
      </PageHero>
      <PageNavigation sections={ukg.sections} />
      <Section labelledBy="history-title" color="purple">
        <SectionHead id="history-title" title={history.title} lead={history.lead} />
        <MilestoneRail milestones={history.milestones} />
      </Section>
      <Section labelledBy="modules-title" ruled color="purple">
        <SectionHead id="modules-title" title={modules.title} lead={modules.lead} />
        <ModuleIndex modules={modules.items} labels={modules.labels} />
      </Section>
      <Section labelledBy="editions-title" surface="tint" color="purple">
        <Editions id="editions-title" {...ukg.editions} />
      </Section>
      <Section labelledBy="reasons-title" color="purple">
        <SectionHead id="reasons-title" title={reasons.title} />
        <ReasonRows reasons={reasons.items} />
      </Section>
      <Testimonials variant="dark" {...ukg.testimonials} />
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...ukg.closing} color="purple" />
    </>
  );
}
