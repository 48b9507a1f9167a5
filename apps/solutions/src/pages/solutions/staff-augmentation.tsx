import { staffAugmentation } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  DataTable,
  Faq,
  PageHero,
  PhaseRibbon,
  Section,
  SectionHead,
  Widget,
} from '@vantedge/shared-ui';
import { AcceptanceTerms } from '../../components/staff-augmentation/acceptance-terms.tsx';
import { BranchColumns } from '../../components/staff-augmentation/branch-columns.tsx';
import { ClosingSeats } from '../../components/staff-augmentation/closing-seats.tsx';
import { EngagementRows } from '../../components/staff-augmentation/engagement-rows.tsx';
import { LinkedText } from '../../components/linked-text.tsx';
import { MatchDay } from '../../components/staff-augmentation/match-day.tsx';
import { StatGrid } from '../../components/staff-augmentation/stat-grid.tsx';

export default function StaffAugmentationPage() {
  const { branches, steps, engagement, questions } = staffAugmentation;
  const { plans } = engagement;
  return (
    <>
      <Seo page={staffAugmentation.meta} />
      <PageHero variant="inner" {...staffAugmentation.hero}>
        <MatchDay {...staffAugmentation.day} />
      </PageHero>
      <Section labelledBy="branches-title" color="blue">
        <SectionHead id="branches-title" title={branches.title} lead={branches.lead} />
        <BranchColumns branches={branches.items} />
      </Section>
      <Section labelledBy="advantage-title" ruled color="blue">
        <StatGrid id="advantage-title" {...staffAugmentation.advantage} />
      </Section>
      <Section id="steps" labelledBy="steps-title" surface="tint" color="blue">
        <SectionHead id="steps-title" title={steps.title} lead={steps.lead} />
        <div className="mt-8 lg:mt-12">
          <PhaseRibbon caption={steps.caption} phases={steps.items} ticks={steps.ticks} />
        </div>
      </Section>
      <Section labelledBy="engagement-title" color="blue">
        <SectionHead id="engagement-title" title={engagement.title} />
        <EngagementRows models={engagement.models} labels={engagement.labels} />
        <div className="plan-table">
          <div>
            <h3>{plans.title}</h3>
            <p>{plans.lead}</p>
          </div>
          <DataTable caption={plans.caption} columns={plans.columns} rows={plans.rows} />
        </div>
      </Section>
      <Section labelledBy="guarantee-title" ruled color="blue">
        <AcceptanceTerms id="guarantee-title" {...staffAugmentation.guarantee} />
      </Section>
      <Widget name="stories/case-study" />
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...staffAugmentation.closing} color="blue" mark={<ClosingSeats />} />
    </>
  );
}
