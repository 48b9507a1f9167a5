import { terms } from '@vantedge/content-shared';
import { bench, staffAugmentation } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  StatList,
  TermSheet,
  Widget,
} from '@vantedge/shared-ui';
import { Bench } from '../../components/bench.tsx';
import { PhaseRibbon } from '../../components/phase-ribbon.tsx';
import { RoleColumns } from '../../components/role-columns.tsx';
import { ClosingSeats } from '../../components/closing-marks.tsx';
import { EngagementRows, PlanTerms } from '../../components/engagement-terms.tsx';

export default function StaffAugmentationPage() {
  const { branches, advantage, steps, engagement, guarantee, questions } = staffAugmentation;
  return (
    <>
      <Seo page={staffAugmentation} />
      <PageHero variant="inner" sky="dawn-los-angeles" {...staffAugmentation.hero}>
        <section id="bench" className="mt-figure" aria-labelledby="bench-title">
          <Bench {...bench} title={{ id: 'bench-title', ...staffAugmentation.bench }} />
        </section>
      </PageHero>
      <PageNavigation sections={staffAugmentation.sections} />
      <Section id="branches" color="blue" title={branches.title}>
        <RoleColumns branches={branches.items} />
      </Section>
      <Section
        id="advantage"
        layout="split"
        ruled
        color="blue"
        title={advantage.title}
        action={advantage.more}
      >
        <StatList layout="lines" items={advantage.stats} />
      </Section>
      <Section id="steps" surface="tint" color="blue" title={steps.title} lead={steps.lead} space="none">
        <div className="mt-8 lg:mt-12">
          <PhaseRibbon caption={steps.caption} phases={steps.items} ticks={steps.ticks} />
        </div>
        <div className="mt-section-sm lg:grid-12">
          <h3 className="lg:col-span-4">{guarantee.title}</h3>
          <StatList
            layout="lines"
            items={guarantee.stats}
            className="max-lg:mt-4 lg:col-span-7 lg:col-start-6"
          />
        </div>
      </Section>
      <Section id="engagement" color="blue" title={engagement.title}>
        <EngagementRows models={engagement.models} labels={engagement.labels} />
        <PlanTerms {...engagement.plans} />
      </Section>
      <TermSheet {...terms} />
      <Widget name="stories/case-study" />
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...staffAugmentation.closing} color="blue" mark={<ClosingSeats />} />
    </>
  );
}
