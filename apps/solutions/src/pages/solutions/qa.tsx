import { qa } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, Section, Testimonials } from '@vantedge/shared-ui';
import { HandoffSteps } from '../../components/handoff-steps.tsx';
import { PhaseSteps } from '../../components/phase-steps.tsx';
import { TestReport, TestRun } from '../../components/test-run.tsx';
import { ToolLines } from '../../components/tool-lines.tsx';

export default function QaPage() {
  const { method, tools, services, questions } = qa;
  return (
    <>
      <Seo page={qa} />
      <PageHero variant="inner" sky="dawn-los-angeles" {...qa.hero} aside={<TestReport {...qa.report} />} />
      <Section id="method" color="blue" title={method.title} lead={method.lead}>
        <PhaseSteps phases={method.phases} />
      </Section>
      <Section id="tools" surface="dark" color="blue" title={tools.title} lead={tools.lead}>
        <ToolLines groups={tools.groups} />
      </Section>
      <Section surface="tint" color="blue" title={services.title} lead={services.lead} space="figure">
        <HandoffSteps modules={services.items} labels={services.labels} />
      </Section>
      <Testimonials variant="ruled" {...qa.testimonials} />
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta
        {...qa.closing}
        color="blue"
        mark={<TestRun className="mb-7 w-90 max-w-4/5" columns={20} rows={1} ring={19} />}
      />
    </>
  );
}
